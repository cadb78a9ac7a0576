import type { Answer } from '@mooring/testing/wallet';
import { button, element } from '../../demo-wallet/element.ts';
import { PHONE_NAME } from '../settings.ts';
import type { Open } from './sheets.ts';

/**
 * Opens sheets as modal dialogs inside `root`. Escape is Reject, or Close where there is no decision;
 * closing restores focus.
 */
export function openSheetsIn(root: ShadowRoot): Open {
  return (content, answer) => {
    let answered = false;
    const close = () => {
      answered = true;
      dialog.close();
      dialog.remove();
    };
    const give = (given: Answer) => {
      if (answered) return;
      close();
      answer(given);
    };
    const reject = () => give({ approved: false });
    const approve = () => {
      if (content.approve === undefined) return reject();
      const accounts = content.chosen?.() ?? [];
      if (content.chosen && accounts.length === 0) return;
      give({ approved: true, accounts });
    };

    const no = button(content.reject, 'no', reject);
    const yes = content.approve === undefined ? [] : [button(content.approve, 'yes', approve)];
    const dialog = element(
      'dialog',
      { role: 'alertdialog', 'aria-labelledby': 'sheet-title', 'aria-describedby': 'sheet-lead' },
      element(
        'div',
        { class: 'head' },
        element(
          'h2',
          { id: 'sheet-title', tabindex: '-1', autofocus: true },
          `${PHONE_NAME}: ${content.title}`,
        ),
      ),
      element(
        'div',
        // Focusable, so that long requests can be scrolled with the keyboard.
        { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Request' },
        element('div', { id: 'sheet-lead' }, content.lead),
        ...content.body,
      ),
      element('div', { class: 'buttons' }, no, ...yes),
    );
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
}
