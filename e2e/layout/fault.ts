/** Rules of the walk; each is reported with its element. */
export type FaultRule =
  /** The page or a dialog scrolls sideways. */
  | 'overflow'
  /** A text is cut off without an ellipsis. */
  | 'clipped'
  /** A text overflows its button. */
  | 'spill'
  /** Two controls or texts overlap. */
  | 'overlap'
  /** A target is smaller than 24 × 24 px (WCAG 2.2, 2.5.8). */
  | 'target'
  /** An element is outside of the window. */
  | 'outside'
  /** An element does not change sides in right-to-left languages. */
  | 'unmirrored';

/** Fault of a view. */
export interface Fault {
  readonly rule: FaultRule;
  /** Tag, id, classes and first words of the element. */
  readonly element: string;
  /** Measures in CSS px, or the other element. */
  readonly detail: string;
}

/** Line of a report. */
export function faultText({ rule, element, detail }: Fault): string {
  return `${rule}: ${element} (${detail})`;
}
