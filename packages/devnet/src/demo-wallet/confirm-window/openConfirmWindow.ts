import type { Answer } from '@mooring/testing/wallet';
import { WALLET_ICON } from '../announce.ts';
import { button, element } from '../element.ts';
import { createHost } from '../host.ts';
import type { OpenConfirmWindow } from './confirmQueue.ts';
import { contentOf } from './contentOf.ts';

/**
 * Opens a question as a modal `<dialog>`, above any modal of the page. Escape is Reject. Closing it
 * restores focus.
 */
export const openConfirmWindow: OpenConfirmWindow = (request, answer) => {
  const content = contentOf(request);
  // A host element for each window: libraries that hide the rest of the page behind their own dialog only
  // hide elements that existed when it opened.
  const { host, root } = createHost('demo-wallet-window');
  document.body.append(host);

  let answered = false;
  const close = () => {
    answered = true;
    dialog.close();
    host.remove();
  };
  const give = (given: Answer) => {
    if (answered) return;
    close();
    answer(given);
  };
  const reject = () => give({ approved: false });
  const approve = () => {
    const accounts = content.chosen?.() ?? [];
    if (content.chosen && accounts.length === 0) return;
    give({ approved: true, accounts });
  };

  const no = button(content.reject, 'no', reject);
  const yes = content.approve === undefined ? [] : [button(content.approve, 'yes', approve)];
  const dialog = element(
    'dialog',
    { role: 'alertdialog', 'aria-labelledby': 'title', 'aria-describedby': 'lead' },
    element(
      'div',
      { class: 'head' },
      element('img', { src: WALLET_ICON, alt: '', width: '28', height: '28' }),
      element(
        'h2',
        { id: 'title', tabindex: '-1', autofocus: true },
        `${request.walletName}: ${content.title}`,
      ),
    ),
    element(
      'div',
      // Focusable, so that long questions can be scrolled with the keyboard.
      { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Request' },
      element('div', { id: 'lead' }, content.lead),
      ...content.body,
      element('p', { class: 'quiet' }, `Asked through ${request.rdns}`),
    ),
    element('div', { class: 'buttons' }, no, ...yes),
  );
  const chosen = content.chosen;
  if (chosen) {
    const judge = () => {
      for (const press of yes) press.disabled = chosen().length === 0;
    };
    dialog.addEventListener('change', judge);
    judge();
  }
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    reject();
  });
  // Browsers may close the dialog without `cancel`, on a second Escape.
  dialog.addEventListener('close', reject);

  root.append(dialog);
  dialog.showModal();
  return { approve, reject, close };
};
