import type { Answer } from '@mooring/testing/wallet';
import type { Address } from 'viem';
import type { Confirm, Request } from './request.ts';

/** A window on the screen. `approve` presses Approve as far as the choices made allow it. */
export type OpenWindow = { approve(): void; reject(): void; close(): void };

/** Puts one question on the screen and reports the answer once. */
export type OpenConfirmWindow = (request: Request, answer: (answer: Answer) => void) => OpenWindow;

/** The questions of every wallet on this page: one on the screen, the others wait in order. */
export type ConfirmQueue = {
  confirm: Confirm;
  /** The kind of question on the screen. */
  shown(): Request['question']['kind'] | undefined;
  /** Presses Approve; false when no window is open. */
  approve(): boolean;
  /** Presses Reject; false when no window is open. */
  reject(): boolean;
};

/**
 * @param open puts a question on the screen.
 * @param autoApprove read as each question's turn comes: true answers yes without a window.
 */
export function createConfirmQueue(
  open: OpenConfirmWindow,
  autoApprove: () => boolean,
): ConfirmQueue {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { window: OpenWindow; kind: Request['question']['kind'] } | undefined;

  function show(request: Request, settled: Promise<unknown> | undefined): Promise<Answer> {
    if (autoApprove()) return Promise.resolve({ approved: true, accounts: tickedOf(request) });
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

function tickedOf({ question }: Request): readonly Address[] {
  if (question.kind !== 'connect') return [];
  return question.accounts.filter(({ ticked }) => ticked).map(({ address }) => address);
}
