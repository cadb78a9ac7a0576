import type { Answer } from '@mooring/testing/wallet';
import type { Content } from '../../demo-wallet/confirm-window/content.ts';

/** Open sheet. `approve` presses Approve, if enabled. */
export type OpenSheet = { approve(): void; reject(): void; close(): void };

/** Opens a sheet and reports the answer once. */
export type Open = (content: Content, answer: (answer: Answer) => void) => OpenSheet;

/** Queue of sheets, one open at a time. */
export type Sheets = ReturnType<typeof createSheets>;

/** @param open opens a sheet. */
export function createSheets(open: Open) {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { sheet: OpenSheet; title: string } | undefined;

  return {
    /**
     * Opens a sheet when its turn comes; resolves with the answer.
     *
     * @param withdrawn aborts when the answer is no longer needed: the sheet closes as rejected.
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
    /** Title of the open sheet, such as `sign text`. */
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
