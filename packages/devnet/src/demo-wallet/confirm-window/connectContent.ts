import type { Question } from '@mooring/testing/wallet';
import { element } from '../element.ts';
import type { Content } from './content.ts';

/** Content of a connect question: accounts as checkboxes. */
export function connectContent(
  { accounts }: Extract<Question, { kind: 'connect' }>,
  lead: Node,
): Content {
  const boxes = accounts.map((account) => {
    const box = element('input', { type: 'checkbox' });
    box.checked = account.ticked;
    return { account, box };
  });
  const rows = boxes.map(({ account, box }) =>
    element(
      'label',
      { class: 'choice' },
      box,
      element('span', {}, account.label, element('br'), element('code', {}, account.address)),
    ),
  );
  return {
    title: 'connect',
    lead,
    body: [
      element('fieldset', {}, element('legend', {}, 'Accounts the site may see'), ...rows),
      element(
        'p',
        { class: 'quiet' },
        'The site can ask you to sign and send. You decide each time.',
      ),
    ],
    approve: 'Approve',
    reject: 'Reject',
    chosen: () => boxes.filter(({ box }) => box.checked).map(({ account }) => account.address),
  };
}
