import type { Answer, Question } from '@mooring/testing/wallet';

/** A question with who asks: which wallet, on behalf of which site. */
export type Request = { walletName: string; rdns: string; origin: string; question: Question };

/** Asks the person. `settled` answers yes by itself when it resolves (say, unlocked elsewhere). */
export type Confirm = (request: Request, settled?: Promise<unknown>) => Promise<Answer>;
