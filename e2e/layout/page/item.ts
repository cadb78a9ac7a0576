import { type Box, boxOf, lettersOf, shared } from './box.ts';

/** Control or line of text. */
export interface Item {
  readonly kind: 'control' | 'text';
  /** The control, or the element of the text. */
  readonly element: Element;
  /** Full box, including cut-off parts. */
  readonly whole: Box;
  /** Box that can be scrolled into view. */
  readonly box: Box;
  /** Part visible within all ancestors; undefined when scrolled out of view. */
  readonly shown: Box | undefined;
  /** Nearest scrollable ancestor, other than the document. */
  readonly scroller: Element | null;
  /** True if it does not scroll with the document. */
  readonly fixed: boolean;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const NO_TEXT = 'svg, option, script, style, noscript, template, textarea';

/** Root of the walk: the topmost modal dialog, or the page. */
export function scopeOf(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** All visible controls and lines of text of an element. */
export function itemsOf(scope: Element): readonly Item[] {
  return [...controlsOf(scope), ...linesOf(scope)].flatMap(itemOf);
}

type Part = Pick<Item, 'kind' | 'element' | 'whole'>;

/** Controls; a radio button drawn by its label has the label's size. */
function controlsOf(scope: Element): Part[] {
  const elements = new Set<Element>();
  for (const control of scope.querySelectorAll(CONTROLS)) {
    const element =
      control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
    if (isVisible(element)) elements.add(element);
  }
  return [...elements].map((element) => ({
    kind: 'control',
    element,
    whole: boxOf(element.getBoundingClientRect()),
  }));
}

function linesOf(scope: Element): Part[] {
  const lines: Part[] = [];
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || text.nodeValue?.trim() === '') continue;
    if (element.closest(NO_TEXT) || !isVisible(element)) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      // Trailing spaces of a line have no width.
      if (line.width > 2) lines.push({ kind: 'text', element, whole: lettersOf(boxOf(line)) });
    }
  }
  return lines;
}

/** Returns true for visible elements; texts for screen readers are clipped. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).clipPath.startsWith('inset(50%')) return false;
  }
  return true;
}

/** Item of a part, if it can be scrolled into view. */
function itemOf({ kind, element, whole }: Part): Item[] {
  let box: Box | undefined = whole;
  let shown: Box | undefined = whole;
  let scroller: Element | null = null;
  let fixed = false;
  for (const around of ancestorsOf(element)) {
    const style = getComputedStyle(around);
    fixed ||= style.position === 'fixed';
    if (around === element && kind === 'control') continue;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const room = boxOf(around.getBoundingClientRect());
    shown &&= shared(shown, room);
    if (isScrollable(around, style)) scroller ??= around;
    else if (!scroller) box &&= shared(box, room);
  }
  // Above the page's top: a skip link, moved down on focus.
  if (!box || box.bottom + window.scrollY <= 0) return [];
  return [{ kind, element, whole, box, shown, scroller, fixed }];
}

/** The element and its ancestors, up to the dialog or the body, whose clipping is the window's. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around === document.body) return;
    yield around;
    if (around.matches('dialog')) return;
  }
}

/** Returns true if a person can scroll it; `overflow: hidden` cannot be scrolled. */
export function isScrollable(element: Element, style: CSSStyleDeclaration): boolean {
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(style.overflowY) && element.scrollHeight > element.clientHeight) ||
    (scrolls(style.overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Name of an element to find it by: tag, id, classes, first words. */
export function nameOf(element: Element): string {
  const id = element.id && !element.id.includes('«') ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 48);
  return `${element.localName}${id}${classes}${words && ` “${words}”`}`;
}
