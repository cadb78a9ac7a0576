import type { HostSettings } from '../settings.ts';
import type { HostAccount } from '../setup.ts';
import type { Line } from './describeCall.ts';

/** Request of an application that needs approval. */
export interface Question {
  /** Such as "Transaction". */
  title: string;
  /** Description of the call. */
  lines: readonly Line[];
  /** Names and values to compare, such as hashes. */
  facts: readonly (readonly [string, string])[];
  /** Error text on rejection. Default: that of a transaction. */
  rejection?: string;
  /** Executes it as the acting owner. Rejects with a sentence; the question then stays open. */
  act(signer: HostAccount): Promise<unknown>;
}

/** Prompts the person; resolves with the action's result, or rejects. */
export type Ask = (question: Question) => Promise<unknown>;

/** Open question. */
export interface OpenQuestion {
  press(button: 'confirm' | 'reject'): void;
  close(): void;
}

export interface QuestionsOptions {
  settings: () => HostSettings;
  acting: () => HostAccount | undefined;
  /** Opens a question; `answer` may be called again after a failure was shown. */
  open: (
    question: Question,
    answer: (confirmed: boolean, fail: (reason: string) => void) => void,
  ) => OpenQuestion;
  /** Called after an action. */
  onDone: (sentence: string) => void;
}

/** Queue of the applications' questions, one open at a time. */
export function createQuestions({ settings, acting, open, onDone }: QuestionsOptions) {
  let turn: Promise<unknown> = Promise.resolve();
  let current: { shown: OpenQuestion; title: string } | undefined;

  async function act(question: Question): Promise<unknown> {
    const signer = acting();
    if (!signer) throw new Error('No owner of this Safe has a key here.');
    const done = await question.act(signer);
    onDone(`${question.title}: done as ${signer.label}.`);
    return done;
  }

  const show = (question: Question): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const finish = (end: () => void) => {
        current?.shown.close();
        current = undefined;
        end();
      };
      const shown = open(question, (confirmed, fail) => {
        if (!confirmed) return finish(() => reject(rejectionOf(question)));
        act(question).then(
          (done) => finish(() => resolve(done)),
          (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
        );
      });
      current = { shown, title: question.title };
    });

  const ask: Ask = (question) => {
    const answered = turn.then(() => {
      const { auto } = settings();
      if (auto === 'reject') throw rejectionOf(question);
      return auto === 'confirm' ? act(question) : show(question);
    });
    turn = answered.catch(() => undefined);
    return answered;
  };

  return {
    ask,
    /** Title of the open question, if any. */
    shown: () => current?.title,
    /** Presses a button of the open question; false when none is open. */
    press(button: 'confirm' | 'reject'): boolean {
      const open = current;
      open?.shown.press(button);
      return open !== undefined;
    },
  };
}

/** With the text of the protocol's own host. */
function rejectionOf({ rejection = 'Transaction was rejected' }: Question): Error {
  return new Error(rejection);
}
