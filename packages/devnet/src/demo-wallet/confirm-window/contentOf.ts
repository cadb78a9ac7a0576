import type { Question } from '@mooring/testing/wallet';
import { element, facts } from '../element.ts';
import { revealedText } from '../revealedText.ts';
import { accountValue } from './accountValue.ts';
import { callsContent, callsStatusContent } from './callsContent.ts';
import { connectContent } from './connectContent.ts';
import type { Content } from './content.ts';
import type { Request } from './request.ts';
import { sendContent } from './sendContent.ts';
import { typedDataList } from './typedDataList.ts';

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
      return connectContent(question, lead(origin, 'wants to see your accounts.'));
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
