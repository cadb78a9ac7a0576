import type { Answer, Question } from '@mooring/testing/wallet';
import type { Address } from 'viem';

/** Question with the wallet and the site that asks. */
export interface Request {
  walletName: string;
  rdns: string;
  origin: string;
  question: Question;
}

/** Prompts the person. Approves by itself when `settled` resolves (for example, unlocked elsewhere). */
export type Confirm = (request: Request, settled?: Promise<unknown>) => Promise<Answer>;

/** Open window. `approve` presses Approve, if enabled. */
interface OpenWindow {
  approve(): void;
  reject(): void;
  close(): void;
}

/** Opens a window for one question and reports the answer once. */
export type OpenConfirmWindow = (request: Request, answer: (answer: Answer) => void) => OpenWindow;

/** Queue of the questions of all wallets on the page, one open at a time. */
export interface ConfirmQueue {
  confirm: Confirm;
  /** Kind of the open question. */
  shown(): Request['question']['kind'] | undefined;
  /** Presses Approve; false when no window is open. */
  approve(): boolean;
  /** Presses Reject; false when no window is open. */
  reject(): boolean;
}

/**
 * @param open opens a window for a question.
 * @param autoApprove read at each question's turn: true approves without a window.
 */
export function createConfirmQueue(
  open: OpenConfirmWindow,
  autoApprove: () => boolean,
): ConfirmQueue {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { window: OpenWindow; kind: Request['question']['kind'] } | undefined;

  function show(request: Request, settled: Promise<unknown> | undefined): Promise<Answer> {
    if (autoApprove())
      return Promise.resolve({ approved: true, accounts: tickedAccounts(request) });
    return new Promise<Answer>((resolve) => {
      const finish = (answer: Answer) => {
        current = undefined;
        resolve(answer);
      };
      const window = open(request, finish);
      current = { window, kind: request.question.kind };
      settled?.then(() => {
        if (current?.window !== window) return;
        window.close();
        finish({ approved: true, accounts: [] });
      });
    });
  }

  return {
    confirm(request, settled) {
      const answer = turn.then(() => show(request, settled));
      turn = answer.catch(() => undefined);
      return answer;
    },
    shown: () => current?.kind,
    approve() {
      const open = current;
      open?.window.approve();
      return open !== undefined;
    },
    reject() {
      const open = current;
      open?.window.reject();
      return open !== undefined;
    },
  };
}

function tickedAccounts({ question }: Request): readonly Address[] {
  if (question.kind !== 'connect') return [];
  return question.accounts.filter(({ ticked }) => ticked).map(({ address }) => address);
}
