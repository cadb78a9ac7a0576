import type { Question } from '@mooring/testing/wallet';
import type { ReactNode } from 'react';
import { Account } from '../../screen/Account.tsx';
import { Facts } from '../../screen/Facts.tsx';
import type { PromptContent } from '../../screen/Prompt.tsx';
import { RevealedText } from '../../screen/RevealedText.tsx';
import { callsContent, callsStatusContent } from './callsContent.tsx';
import type { Request } from './confirmQueue.ts';
import { sendContent } from './sendContent.tsx';
import { TypedDataList } from './TypedDataList.tsx';

/** Content of a window for each kind of question. */
export function contentOf({ question, origin }: Request): PromptContent {
  const asks = (title: string, sentence: string, body?: ReactNode): PromptContent => ({
    title,
    lead: <RequestSentence asker={origin} asks={sentence} />,
    body,
    approve: 'Approve',
    reject: 'Reject',
  });
  switch (question.kind) {
    case 'unlock': {
      const content = asks('unlock', 'wants to use this wallet, which is locked.');
      return { ...content, approve: 'Unlock' };
    }
    case 'connect':
      return connectContent(question, (sentence, body) => asks('connect', sentence, body));
    case 'signText': {
      const { account, text, bytes } = question;
      const label = text === undefined ? 'Bytes to sign (not text)' : 'Text to sign';
      return asks(
        'sign text',
        'asks you to sign this text.',
        <>
          <Facts rows={{ Account: <Account {...account} /> }} />
          <SignedText label={label} text={text ?? bytes} />
        </>,
      );
    }
    case 'signTypedData':
      return asks(
        'sign typed data',
        'asks you to sign this data.',
        <>
          <Facts rows={{ Account: <Account {...question.account} /> }} />
          <TypedDataList data={question.typedData} />
        </>,
      );
    case 'send':
      return asks('send', 'asks you to send a transaction.', sendContent(question));
    case 'sendCalls': {
      const body = callsContent(question);
      return asks('batch of calls', 'asks you to send these calls, one by one.', body);
    }
    case 'callsStatus': {
      const body = callsStatusContent(question);
      const { approve: _, ...content } = asks('calls', 'asks to show you these calls.', body);
      return { ...content, reject: 'Close' };
    }
    case 'switchNetwork': {
      const { from, to } = question;
      const rows = { From: from.name, To: to.name, 'Chain ID': String(to.id) };
      return asks('switch network', 'asks you to switch network.', <Facts rows={rows} />);
    }
    case 'watchAsset': {
      const { token, network } = question;
      const rows = {
        Symbol: token.symbol,
        Decimals: String(token.decimals),
        Contract: <Account address={token.address} />,
        Network: network.name,
      };
      return asks(
        'list a token',
        'asks you to list a token.',
        <>
          <Facts rows={rows} />
          <p className="quiet">Anyone can give a token any symbol.</p>
        </>,
      );
    }
    case 'addNetwork': {
      const { id, name, nativeCurrency, rpcUrl = '' } = question.network;
      const rows = { Name: name, 'Chain ID': String(id), Coin: nativeCurrency.symbol, RPC: rpcUrl };
      return asks('add network', 'asks you to add a network and use it.', <Facts rows={rows} />);
    }
  }
}

/** Sentence with the requester and the request. */
export function RequestSentence({
  asker,
  asks,
}: {
  readonly asker: string;
  readonly asks: string;
}) {
  return (
    <p>
      <strong>
        <RevealedText text={asker} />
      </strong>
      {` ${asks}`}
    </p>
  );
}

/** Content of a connect question: accounts to share, and the message signed with the first of them. */
function connectContent(
  { accounts, signIn }: Extract<Question, { kind: 'connect' }>,
  asks: (sentence: string, body: ReactNode) => PromptContent,
): PromptContent {
  const wants = 'wants to see your accounts';
  return {
    ...asks(
      signIn === undefined ? `${wants}.` : `${wants}, and to sign you in.`,
      <>
        <p className="quiet">{PERMISSION}</p>
        {signIn !== undefined && <SignedText label={SIGN_IN} text={signIn} />}
      </>,
    ),
    choice: {
      type: 'checkbox',
      legend: 'Accounts the site may see',
      accounts,
      selected: accounts.filter(({ ticked }) => ticked).map(({ address }) => address),
    },
  };
}

/** Permissions of a connected site. */
export const PERMISSION = 'The site can ask you to sign and send. You decide each time.';

/** Label of the message that is signed along with a connection. */
export const SIGN_IN = 'Text to sign with the account';

/** Text that is signed, under its label. */
export function SignedText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <h3>{label}</h3>
      <div className="text">
        <RevealedText text={text} />
      </div>
    </>
  );
}
