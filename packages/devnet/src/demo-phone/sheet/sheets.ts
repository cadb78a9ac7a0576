import type { Answer } from '@mooring/testing/wallet';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import type { OpenPrompt } from '../../screen/openPrompt.tsx';
import type { PromptContent } from '../../screen/Prompt.tsx';
import type { PhoneSettings } from '../settings.ts';

/** Opens a sheet and reports the answer once. */
export type OpenSheet = (content: PromptContent, answer: (answer: Answer) => void) => OpenPrompt;

/** Queue of sheets, one open at a time. */
export type Sheets = ReturnType<typeof createSheets>;

/** @param open opens a sheet. */
export function createSheets(open: OpenSheet) {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { sheet: OpenPrompt; title: string } | undefined;

  return {
    /**
     * Opens a sheet when its turn comes; resolves with the answer.
     *
     * @param withdrawn aborts when the answer is no longer needed: the sheet closes as rejected.
     */
    ask(content: PromptContent, withdrawn: AbortSignal): Promise<Answer> {
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

/** Resolves with the answer to a sheet; never settles when the phone ignores requests. */
export type Decide = (content: PromptContent, withdrawn: AbortSignal) => Promise<Answer>;

/** Decides by the settings: prompts the person, or answers for them. */
export function createDecide(settings: StoredValue<PhoneSettings>, sheets: Sheets): Decide {
  return async (content, withdrawn) => {
    const { auto, delayMs } = settings.get();
    if (auto === 'ignore') return new Promise(() => {});
    const answer =
      auto === 'ask' ? await sheets.ask(content, withdrawn) : automaticAnswer(auto, content);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer;
  };
}

function automaticAnswer(auto: 'approve' | 'reject', { approve, choice }: PromptContent): Answer {
  if (auto === 'reject' || approve === undefined) return { approved: false };
  return { approved: true, accounts: choice?.selected ?? [] };
}
