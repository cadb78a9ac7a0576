import type { Address } from 'viem';

/** What stands in a confirm window between its name and its buttons. */
export type Content = {
  /** The part of the window's name after the wallet's. */
  title: string;
  /** One sentence: who asks for what. */
  lead: Node;
  body: readonly Node[];
  /** The button that says yes; undefined when there is nothing to decide. */
  approve?: string;
  /** The button that says no. */
  reject: string;
  /** The accounts chosen, where some are to be chosen; without one there is no yes. */
  chosen?: () => readonly Address[];
};
