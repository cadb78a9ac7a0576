import { type Box, boxOf, lettersOf, shared } from './box.ts';

/** Something a person reads or presses. */
export interface Item {
  readonly kind: 'control' | 'text';
  /** The control, or the element that the text stands in. */
  readonly element: Element;
  /** All of it, also what is cut off. */
  readonly whole: Box;
  /** What can be brought into view: what a scrolled box hides at the moment counts. */
  readonly box: Box;
  /** What is in view within every box around it; nothing when all of it is scrolled away. */
  readonly shown: Box | undefined;
  /** The nearest element that can be scrolled; the document's own scrolling is not meant. */
  readonly scroller: Element | null;
  /** Whether it stays where it is when the document is scrolled. */
  readonly fixed: boolean;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const NO_TEXT = 'svg, option, script, style, noscript, template, textarea';

/** What the walk looks at: the topmost modal dialog, which covers all else, or the page. */
export function scopeOf(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

/** Every control and every line of text within an element that can be seen. */
export function itemsOf(scope: Element): readonly Item[] {
  return [...controlsOf(scope), ...linesOf(scope)].flatMap(itemOf);
}

type Part = Pick<Item, 'kind' | 'element' | 'whole'>;

/** The controls; a radio button that is drawn by its label is as large as the label. */
function controlsOf(scope: Element): Part[] {
  const elements = new Set<Element>();
  for (const control of scope.querySelectorAll(CONTROLS)) {
    const element =
      control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
    if (isSeen(element)) elements.add(element);
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
    if (element.closest(NO_TEXT) || !isSeen(element)) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      // Spaces at the end of a line hang there with no width.
      if (line.width > 2) lines.push({ kind: 'text', element, whole: lettersOf(boxOf(line)) });
    }
  }
  return lines;
}

/** Whether a sighted person sees it: what only screen readers are told is cut to nothing. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).clipPath.startsWith('inset(50%')) return false;
  }
  return true;
}

/** An item for each part that can be brought into view. */
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
  // Above the page's beginning: a link that comes down when it has the focus.
  if (!box || box.bottom + window.scrollY <= 0) return [];
  return [{ kind, element, whole, box, shown, scroller, fixed }];
}

/** The element and those around it, up to the dialog or the body, whose clipping is the window's. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around === document.body) return;
    yield around;
    if (around.matches('dialog')) return;
  }
}

/** Whether a person can scroll it; what is merely hidden cannot be brought into view. */
export function isScrollable(element: Element, style: CSSStyleDeclaration): boolean {
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(style.overflowY) && element.scrollHeight > element.clientHeight) ||
    (scrolls(style.overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Names an element so that one finds it: tag, id, classes, its words. */
export function nameOf(element: Element): string {
  const id = element.id && !element.id.includes('«') ? `#${element.id}` : '';
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 48);
  return `${element.localName}${id}${classes}${words && ` “${words}”`}`;
}
