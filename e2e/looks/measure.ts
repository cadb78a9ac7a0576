/** Looks of an element of the kit, or of one of its pseudo-elements. */
export interface Look {
  /** Tags and classes from its piece down, the pseudo-element, and which of those it is. */
  readonly path: string;
  /** False for a piece itself, which lies in a box of the host's. */
  readonly isInside: boolean;
  /** True if a fill and a stroke show. */
  readonly isDrawn: boolean;
  /** True for a drawing, to which text properties do not apply. */
  readonly isShape: boolean;
  /** Distance from its piece's corner, for a dialog from the window's, and size, in px. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Computed style. */
  readonly style: Readonly<Record<string, string>>;
}

const OURS = ':is([class^="mooring-"], [class*=" mooring-"]):not(.mooring-place)';
/** Drawings, which a host may show in its own line of text, and take its size from there. */
const MARKS = '.mooring-avatar, .mooring-network-icon';
const PSEUDO = ['::before', '::after', '::backdrop', '::placeholder', '::marker'];
/** Computed from the box, which is compared with a tolerance. */
const FROM_BOX = /^(width|height|perspective-origin|transform-origin|top|left|right|bottom)$/;
/** Duplicates of physical properties, or of one engine only. */
const TWICE = /(^|-)(inline|block|start|end)(-|$)|^-webkit-(?!text|font)|^--/;
const PAINT =
  /^(fill|stroke|opacity|filter|display|position|margin|padding|border-(top|right|bottom|left)|box-|float)/;

/** Looks of every element of the kit in the page; a host's own content inside is left out. */
export function measure(): Look[] {
  const counts = new Map<string, number>();
  return pieces()
    .flatMap((piece) => {
      const { x, y } = piece.closest('dialog') ? { x: 0, y: 0 } : piece.getBoundingClientRect();
      const read = piece.matches(MARKS) ? PAINT : /./;
      return [piece, ...piece.querySelectorAll('*')]
        .filter((element) => !element.closest('.mooring-guest *'))
        .flatMap((element) => [
          lookOf(element, '', read, x, y),
          ...PSEUDO.filter((pseudo) => hasPseudo(element, pseudo)).map((pseudo) =>
            lookOf(element, pseudo, read, x, y),
          ),
        ]);
    })
    .map((look) => {
      const count = (counts.get(look.path) ?? 0) + 1;
      counts.set(look.path, count);
      return { ...look, path: `${look.path} ${count}` };
    });
}

/** Outermost elements of the kit, except those for screen readers only. */
function pieces(): Element[] {
  return [...document.querySelectorAll(OURS)].filter(
    (element) => !element.parentElement?.closest(OURS) && !element.matches('.mooring-hidden'),
  );
}

function hasPseudo(element: Element, pseudo: string): boolean {
  if (pseudo === '::backdrop') return element instanceof HTMLDialogElement;
  if (pseudo === '::placeholder') return element instanceof HTMLInputElement;
  const { display: box, listStyleType } = getComputedStyle(element);
  if (pseudo === '::marker') return box === 'list-item' && listStyleType !== 'none';
  if (element instanceof SVGElement || element instanceof HTMLImageElement) return false;
  const { content, display } = getComputedStyle(element, pseudo);
  return content !== 'none' && content !== 'normal' && display !== 'none';
}

let properties: readonly string[] | undefined;

function lookOf(element: Element, pseudo: string, read: RegExp, left: number, top: number): Look {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element, pseudo);
  properties ??= [...style].filter((name) => !FROM_BOX.test(name) && !TWICE.test(name));
  const names = properties.filter((name) => read.test(name));
  return {
    path: pathOf(element) + pseudo,
    isInside: Boolean(element.parentElement?.closest(OURS)),
    isDrawn: element.matches('svg *:not(g)'),
    isShape: element.matches('svg, svg :not(text)'),
    // Hidden elements have no position.
    box: width || height ? [x - left, y - top, width, height] : [0, 0, 0, 0],
    style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
  };
}

/** Differences between two measures of the same pieces, a line per element. */
export function findDifferences(plain: readonly Look[], hosted: readonly Look[]): string[] {
  const others = new Map(hosted.map((look) => [look.path, look]));
  const known = new Set(plain.map(({ path }) => path));
  const lines = plain.flatMap((look) => {
    const other = others.get(look.path);
    const changes = other ? changesBetween(look, other) : ['gone'];
    return changes.length > 0 ? [`${look.path}: ${changes.join('; ')}`] : [];
  });
  const more = hosted.filter(({ path }) => !known.has(path));
  return [...lines, ...more.map(({ path }) => `${path}: new`)];
}

function changesBetween(look: Look, other: Look): string[] {
  const changes = Object.entries(look.style)
    .filter(([name, value]) => !isSame(value, other.style[name] ?? '') && isSeen(name, look, other))
    .map(([name, value]) => `${name} ${value} → ${other.style[name]}`);
  const [before, after] = [look.box, other.box];
  if (before.some((value, at) => Math.abs(value - (after[at] ?? 0)) > 1))
    changes.unshift(`box ${before.map(Math.round)} → ${after.map(Math.round)}`);
  return changes;
}

/**
 * Returns false for the style and colour of a border without a width, for the paint of what only holds drawings, and for
 * the display of a piece: the box in which a host puts it makes `flex` of `inline-flex`.
 */
function isSeen(name: string, look: Look, other: Look): boolean {
  const looks = [look, other];
  if (look.isShape && /^(font|text|letter|word|line|overflow-wrap)/.test(name)) return false;
  // Shapes have no box.
  if (look.isDrawn && name === 'box-sizing') return false;
  if (/^(display|min-)/.test(name)) return look.isInside;
  if (/^stroke-/.test(name)) return looks.some(({ style }) => style['stroke'] !== 'none');
  if (/^(fill|stroke)/.test(name)) return look.isDrawn;
  const border = /^(border-\w+|outline)-(style|color)$/.exec(name)?.[1];
  return !border || looks.some(({ style }) => style[`${border}-width`] !== '0px');
}

/** Lengths may differ by a pixel. */
function isSame(first: string, second: string): boolean {
  if (first === second) return true;
  const numbers = /-?\d+(\.\d+)?(?=px)/g;
  if (first.replaceAll(numbers, '#') !== second.replaceAll(numbers, '#')) return false;
  const theirs = second.match(numbers) ?? [];
  return (first.match(numbers) ?? []).every(
    (value, at) => Math.abs(Number(value) - Number(theirs[at])) <= 1,
  );
}

/** Tags and classes from the piece down. */
function pathOf(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at?.closest(OURS); at = at.parentElement)
    path.unshift([at.localName, ...at.classList].join('.'));
  return path.join(' > ');
}
