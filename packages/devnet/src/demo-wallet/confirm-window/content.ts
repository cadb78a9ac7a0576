import type { Address } from 'viem';

/** Content of a confirm window, between its title and its buttons. */
export type Content = {
  /** Part of the title after the wallet's name. */
  title: string;
  /** One sentence: who asks for what. */
  lead: Node;
  body: readonly Node[];
  /** Label of the approve button; undefined where there is no decision. */
  approve?: string;
  /** Label of the reject button. */
  reject: string;
  /** Selected accounts, where there is a choice; approval needs at least one. */
  chosen?: () => readonly Address[];
};
