/** What the walk looks for; each is said in the report with the element it was found on. */
export type FaultRule =
  /** The page or a dialog can be scrolled sideways. */
  | 'overflow'
  /** A text is cut off that is not meant to be shortened. */
  | 'clipped'
  /** A text sticks out of the button it stands in. */
  | 'spill'
  /** Two controls or texts lie over one another. */
  | 'overlap'
  /** A target is smaller than 24 × 24 px (WCAG 2.2, 2.5.8). */
  | 'target'
  /** Something lies beyond an edge of the window. */
  | 'outside'
  /** Something does not change sides where one writes from right to left. */
  | 'unmirrored';

/** One thing that is wrong with what is shown. */
export interface Fault {
  readonly rule: FaultRule;
  /** The element: tag, id, classes and the beginning of its text. */
  readonly element: string;
  /** Measures in CSS px, or the other element. */
  readonly detail: string;
}

/** One line of a report. */
export function faultText({ rule, element, detail }: Fault): string {
  return `${rule}: ${element} (${detail})`;
}
