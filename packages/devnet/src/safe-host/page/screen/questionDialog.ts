import { button, element, facts, revealedText } from '../../../demo-wallet/element.ts';
import type { OpenQuestion, QuestionsOptions } from '../requests/createQuestions.ts';

/** Opens questions as modal dialogs. Escape is Reject; closing restores focus. */
export function openQuestionIn(
  root: HTMLElement,
  actingAs: () => string,
): QuestionsOptions['open'] {
  return (question, answer): OpenQuestion => {
    const failure = element('p', { class: 'failure', role: 'alert' });
    const working = (is: boolean) => {
      for (const one of [confirm, reject]) one.disabled = is;
      confirm.textContent = is ? 'Working…' : 'Confirm';
    };
    const give = (confirmed: boolean) => {
      if (confirm.disabled) return;
      failure.textContent = '';
      if (confirmed) working(true);
      answer(confirmed, (reason) => {
        working(false);
        failure.textContent = reason;
        confirm.focus();
      });
    };
    const reject = button('Reject', 'no', () => give(false));
    const confirm = button('Confirm', 'yes', () => give(true));
    const dialog = element(
      'dialog',
      { 'aria-labelledby': 'question-title' },
      element('h2', { id: 'question-title', tabindex: '-1', autofocus: true }, question.title),
      element(
        'div',
        // Focusable, so that long questions can be scrolled with the keyboard.
        { class: 'question', tabindex: '0', role: 'group', 'aria-label': 'What is asked' },
        ...question.lines.map(({ text, depth }) =>
          element('p', { class: depth > 0 ? 'inner' : 'outer' }, revealedText(text)),
        ),
        facts(question.facts.map(([name, value]) => [name, element('code', {}, value)])),
        element('p', { class: 'quiet' }, `Signed as ${actingAs()}.`),
      ),
      failure,
      element('div', { class: 'buttons' }, reject, confirm),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      give(false);
    });
    root.append(dialog);
    dialog.showModal();
    return {
      press: (pressed) => give(pressed === 'confirm'),
      close() {
        dialog.close();
        dialog.remove();
      },
    };
  };
}
