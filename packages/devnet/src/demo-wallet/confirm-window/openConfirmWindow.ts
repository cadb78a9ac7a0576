import { openPrompt } from '../../screen/openPrompt.tsx';
import { WALLET_ICON } from '../announce.ts';
import { createHost } from '../host.ts';
import type { OpenConfirmWindow } from './confirmQueue.ts';
import { contentOf } from './contentOf.tsx';

/** Opens a question as a modal dialog, above any modal of the page. */
export const openConfirmWindow: OpenConfirmWindow = (request, answer) => {
  // A host element for each window: libraries that hide the rest of the page behind their own dialog only
  // hide elements that existed when it opened.
  const { host, root } = createHost('demo-wallet-window');
  document.body.append(host);
  const prompt = openPrompt(root, {
    walletName: request.walletName,
    icon: WALLET_ICON,
    content: contentOf(request),
    note: `Asked through ${request.rdns}`,
    onAnswer(given) {
      host.remove();
      answer(given);
    },
  });
  return {
    ...prompt,
    close() {
      prompt.close();
      host.remove();
    },
  };
};
