/** Rectangle in the window, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Copies the numbers of a live rectangle. */
export function boxOf({ left, top, right, bottom }: DOMRectReadOnly): Box {
  return { left, top, right, bottom };
}

/** Intersection of two boxes; undefined when they only touch. */
export function shared(one: Box, other: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

/** Shrinks a box by some px on each side, and moves it down. */
export function inset(box: Box, inline: number, block: number, down = 0): Box {
  return {
    left: box.left + inline,
    top: box.top + block + down,
    right: box.right - inline,
    bottom: box.bottom - block + down,
  };
}

/** Box of the letters of a line: fonts reserve more height than they draw, so lines seem to touch. */
export function lettersOf(line: Box): Box {
  return inset(line, 1, (line.bottom - line.top) / 4);
}

export function sizeText({ left, top, right, bottom }: Box): string {
  return `${round(right - left)} × ${round(bottom - top)} at ${round(left)}, ${round(top)}`;
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
