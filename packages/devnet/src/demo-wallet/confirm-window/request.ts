import type { Answer, Question } from '@mooring/testing/wallet';

/** Question with the wallet and the site that asks. */
export type Request = { walletName: string; rdns: string; origin: string; question: Question };

/** Prompts the person. Approves by itself when `settled` resolves (for example, unlocked elsewhere). */
export type Confirm = (request: Request, settled?: Promise<unknown>) => Promise<Answer>;
