import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Facts } from '../../../screen/Facts.tsx';
import { Modal } from '../../../screen/Modal.tsx';
import { openDialog } from '../../../screen/openDialog.tsx';
import { RevealedText } from '../../../screen/RevealedText.tsx';
import type { OpenQuestion, Question, QuestionsOptions } from '../requests/createQuestions.ts';

/** Opens questions as modal dialogs. Escape is Reject; closing restores focus. */
export function openQuestionIn(
  parent: ParentNode,
  actingAs: () => string,
): QuestionsOptions['open'] {
  return (question, onAnswer): OpenQuestion => {
    const { buttons, close } = openDialog<QuestionButtons>(parent, (ref) => (
      <QuestionDialog question={question} actingAs={actingAs()} onAnswer={onAnswer} ref={ref} />
    ));
    return { press: (pressed) => buttons.current?.press(pressed), close };
  };
}

type QuestionButtons = Pick<OpenQuestion, 'press'>;

interface QuestionDialogProps {
  readonly question: Question;
  readonly actingAs: string;
  readonly onAnswer: (confirmed: boolean, fail: (reason: string) => void) => void;
  readonly ref: Ref<QuestionButtons>;
}

function QuestionDialog({ question, actingAs, onAnswer, ref }: QuestionDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = useRef<HTMLButtonElement>(null);
  const show = (working: boolean, reason: string) =>
    flushSync(() => {
      setWorking(working);
      setFailure(reason);
    });
  const give = (confirmed: boolean) => {
    if (isWorking) return;
    show(confirmed, '');
    onAnswer(confirmed, (reason) => {
      show(false, reason);
      confirm.current?.focus();
    });
  };
  const rows = Object.fromEntries(
    question.facts.map(([name, value]) => [name, <code key={name}>{value}</code>]),
  );
  useImperativeHandle(ref, () => ({ press: (pressed) => give(pressed === 'confirm') }));
  return (
    <Modal
      title={question.title}
      label="What is asked"
      onCancel={() => give(false)}
      message={
        <p className="failure" role="alert">
          {failure}
        </p>
      }
      buttons={
        <>
          <button type="button" className="no" disabled={isWorking} onClick={() => give(false)}>
            Reject
          </button>
          <button
            type="button"
            className="yes"
            disabled={isWorking}
            ref={confirm}
            onClick={() => give(true)}
          >
            {isWorking ? 'Working…' : 'Confirm'}
          </button>
        </>
      }
    >
      {question.lines.map(({ text, depth }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a question never move
        <p key={index} className={depth > 0 ? 'inner' : 'outer'}>
          <RevealedText text={text} />
        </p>
      ))}
      <Facts rows={rows} />
      <p className="quiet">{`Signed as ${actingAs}.`}</p>
    </Modal>
  );
}
