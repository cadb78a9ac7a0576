import { openDialog } from './openDialog.tsx';
import { Prompt, type PromptButtons, type PromptProps } from './Prompt.tsx';

/** Open prompt. `close` closes it without an answer. */
export interface OpenPrompt extends PromptButtons {
  close(): void;
}

/** Opens a prompt synchronously inside `parent`; the answer is reported once, after it is closed. */
export function openPrompt(
  parent: ParentNode,
  { onAnswer, ...props }: Omit<PromptProps, 'ref'>,
): OpenPrompt {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    dialog.close();
  };
  const answer: PromptProps['onAnswer'] = (given) => {
    if (!isOpen) return;
    close();
    onAnswer(given);
  };
  const dialog = openDialog<PromptButtons>(parent, (ref) => (
    <Prompt {...props} onAnswer={answer} ref={ref} />
  ));
  return {
    approve: () => dialog.buttons.current?.approve(),
    reject: () => dialog.buttons.current?.reject(),
    close,
  };
}
