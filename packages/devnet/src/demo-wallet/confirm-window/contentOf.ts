import type { Question } from '@mooring/testing/wallet';
import type { Address } from 'viem';
import { element, facts } from '../element.ts';
import { revealedText } from '../reveal.ts';
import { callsContent, callsStatusContent } from './callsContent.ts';
import type { Request } from './confirmQueue.ts';
import { accountValue, sendContent } from './sendContent.ts';
import { typedDataList } from './typedDataList.ts';

/** Content of a confirm window, between its title and its buttons. */
export type Content = {
  /** Part of the title after the wallet's name. */
  title: string;
  /** One sentence: who asks for what. */
  lead: Node;
  body: readonly Node[];
  /** Label of the approve button; undefined where there is no decision. */
  approve?: string;
  /** Label of the reject button. */
  reject: string;
  /** Selected accounts, where there is a choice; approval needs at least one. */
  chosen?: () => readonly Address[];
};

/** Content of a window for each kind of question. */
export function contentOf({ question, origin }: Request): Content {
  switch (question.kind) {
    case 'unlock':
      return {
        title: 'unlock',
        lead: lead(origin, 'wants to use this wallet, which is locked.'),
        body: [],
        approve: 'Unlock',
        reject: 'Reject',
      };
    case 'connect':
      return connectContent(
        question,
        lead(
          origin,
          question.signIn === undefined
            ? 'wants to see your accounts.'
            : 'wants to see your accounts, and to sign you in.',
        ),
      );
    case 'signText':
      return signTextContent(question, lead(origin, 'asks you to sign this text.'));
    case 'signTypedData':
      return {
        title: 'sign typed data',
        lead: lead(origin, 'asks you to sign this data.'),
        body: [
          facts([['Account', accountValue(question.account)]]),
          ...typedDataList(question.typedData),
        ],
        approve: 'Approve',
        reject: 'Reject',
      };
    case 'send':
      return sendContent(question, lead(origin, 'asks you to send a transaction.'));
    case 'sendCalls':
      return callsContent(question, lead(origin, 'asks you to send these calls, one by one.'));
    case 'callsStatus':
      return callsStatusContent(question, lead(origin, 'asks to show you these calls.'));
    case 'switchNetwork':
      return {
        title: 'switch network',
        lead: lead(origin, 'asks you to switch network.'),
        body: [
          facts([
            ['From', revealedText(question.from.name)],
            ['To', revealedText(question.to.name)],
            ['Chain ID', String(question.to.id)],
          ]),
        ],
        approve: 'Approve',
        reject: 'Reject',
      };
    case 'watchAsset':
      return {
        title: 'list a token',
        lead: lead(origin, 'asks you to list a token.'),
        body: [
          facts([
            ['Symbol', revealedText(question.token.symbol)],
            ['Decimals', String(question.token.decimals)],
            ['Contract', element('code', {}, question.token.address)],
            ['Network', revealedText(question.network.name)],
          ]),
          element('p', { class: 'quiet' }, 'Anyone can give a token any symbol.'),
        ],
        approve: 'Approve',
        reject: 'Reject',
      };
    case 'addNetwork':
      return addNetworkContent(question, lead(origin, 'asks you to add a network and use it.'));
  }
}

function lead(origin: string, asks: string): Node {
  return element('p', {}, element('strong', {}, revealedText(origin)), ` ${asks}`);
}

function signTextContent(
  { account, text, bytes }: Extract<Question, { kind: 'signText' }>,
  lead: Node,
): Content {
  const label = text === undefined ? 'Bytes to sign (not text)' : 'Text to sign';
  const shown = text === undefined ? bytes : text;
  return {
    title: 'sign text',
    lead,
    body: [
      facts([['Account', accountValue(account)]]),
      element('h3', {}, label),
      element('div', { class: 'text' }, revealedText(shown)),
    ],
    approve: 'Approve',
    reject: 'Reject',
  };
}

function addNetworkContent(
  { network }: Extract<Question, { kind: 'addNetwork' }>,
  lead: Node,
): Content {
  return {
    title: 'add network',
    lead,
    body: [
      facts([
        ['Name', revealedText(network.name)],
        ['Chain ID', String(network.id)],
        ['Coin', revealedText(network.nativeCurrency.symbol)],
        ['RPC', revealedText(network.rpcUrl ?? '')],
      ]),
    ],
    approve: 'Approve',
    reject: 'Reject',
  };
}

/** Content of a connect question: accounts as checkboxes, and the message signed with the first of them. */
function connectContent(
  { accounts, signIn }: Extract<Question, { kind: 'connect' }>,
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
      ...(signIn === undefined
        ? []
        : [
            element('h3', {}, 'Text to sign with the account'),
            element('div', { class: 'text' }, revealedText(signIn)),
          ]),
    ],
    approve: 'Approve',
    reject: 'Reject',
    chosen: () => boxes.filter(({ box }) => box.checked).map(({ account }) => account.address),
  };
}
