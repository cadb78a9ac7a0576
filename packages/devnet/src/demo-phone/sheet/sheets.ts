import type { Answer } from '@mooring/testing/wallet';
import type { Content } from '../../demo-wallet/confirm-window/content.ts';

/** A sheet on the screen. `approve` presses Approve as far as the choices made allow it. */
export type OpenSheet = { approve(): void; reject(): void; close(): void };

/** Puts a sheet on the screen and reports the answer once. */
export type Open = (content: Content, answer: (answer: Answer) => void) => OpenSheet;

/** One sheet at a time; the others wait in order. */
export type Sheets = ReturnType<typeof createSheets>;

/** @param open puts a sheet on the screen. */
export function createSheets(open: Open) {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { sheet: OpenSheet; title: string } | undefined;

  return {
    /**
     * Shows what is asked, when its turn comes, and resolves with the answer.
     *
     * @param withdrawn once aborted there is nothing to answer any more: the sheet goes, as a no.
     */
    ask(content: Content, withdrawn: AbortSignal): Promise<Answer> {
      const answered = turn.then(
        () =>
          new Promise<Answer>((resolve) => {
            if (withdrawn.aborted) return resolve({ approved: false });
            const finish = (answer: Answer) => {
              current = undefined;
              resolve(answer);
            };
            const sheet = open(content, finish);
            current = { sheet, title: content.title };
            withdrawn.addEventListener('abort', () => {
              if (current?.sheet !== sheet) return;
              sheet.close();
              finish({ approved: false });
            });
          }),
      );
      turn = answered.catch(() => undefined);
      return answered;
    },
    /** What the sheet on the screen is called, such as `sign text`. */
    shown: () => current?.title,
    /** Presses Approve; false when no sheet is open. */
    approve(): boolean {
      const opened = current;
      opened?.sheet.approve();
      return opened !== undefined;
    },
    /** Presses Reject; false when no sheet is open. */
    reject(): boolean {
      const opened = current;
      opened?.sheet.reject();
      return opened !== undefined;
    },
  };
}
