import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Prompt, type PromptButtons, type PromptProps } from './Prompt.tsx';

/** Open prompt. `close` closes it without an answer. */
export interface OpenPrompt extends PromptButtons {
  close(): void;
}

/** Opens a prompt inside `parent`, at once; the answer is reported once, after it is closed. */
export function openPrompt(
  parent: ParentNode,
  { onAnswer, ...props }: Omit<PromptProps, 'ref'>,
): OpenPrompt {
  const container = document.createElement('div');
  parent.append(container);
  const root = createRoot(container);
  const buttons = createRef<PromptButtons>();
  let isOpen = true;
  const close = () => {
    isOpen = false;
    root.unmount();
    container.remove();
  };
  const answer: PromptProps['onAnswer'] = (given) => {
    if (!isOpen) return;
    close();
    onAnswer(given);
  };
  flushSync(() => root.render(<Prompt {...props} onAnswer={answer} ref={buttons} />));
  return {
    approve: () => buttons.current?.approve(),
    reject: () => buttons.current?.reject(),
    close,
  };
}
