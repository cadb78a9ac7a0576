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

const DECISION = { approve: 'Approve', reject: 'Reject' } as const;

/** Content of a window for each kind of question. */
export function contentOf({ question, origin }: Request): PromptContent {
  const leadOf = (asks: string) => (
    <p>
      <strong>
        <RevealedText text={origin} />
      </strong>{' '}
      {asks}
    </p>
  );
  switch (question.kind) {
    case 'unlock':
      return {
        title: 'unlock',
        lead: leadOf('wants to use this wallet, which is locked.'),
        body: undefined,
        approve: 'Unlock',
        reject: 'Reject',
      };
    case 'connect': {
      const asks = 'wants to see your accounts';
      const lead = leadOf(
        question.signIn === undefined ? `${asks}.` : `${asks}, and to sign you in.`,
      );
      return connectContent(question, lead);
    }
    case 'signText':
      return signTextContent(question, leadOf('asks you to sign this text.'));
    case 'signTypedData':
      return {
        ...DECISION,
        title: 'sign typed data',
        lead: leadOf('asks you to sign this data.'),
        body: (
          <>
            <Facts rows={[['Account', <Account key="account" {...question.account} />]]} />
            <TypedDataList data={question.typedData} />
          </>
        ),
      };
    case 'send':
      return sendContent(question, leadOf('asks you to send a transaction.'));
    case 'sendCalls':
      return callsContent(question, leadOf('asks you to send these calls, one by one.'));
    case 'callsStatus':
      return callsStatusContent(question, leadOf('asks to show you these calls.'));
    case 'switchNetwork':
      return {
        ...DECISION,
        title: 'switch network',
        lead: leadOf('asks you to switch network.'),
        body: (
          <Facts
            rows={[
              ['From', <RevealedText key="from" text={question.from.name} />],
              ['To', <RevealedText key="to" text={question.to.name} />],
              ['Chain ID', String(question.to.id)],
            ]}
          />
        ),
      };
    case 'watchAsset':
      return watchAssetContent(question, leadOf('asks you to list a token.'));
    case 'addNetwork':
      return addNetworkContent(question, leadOf('asks you to add a network and use it.'));
  }
}

type Asked<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

function signTextContent(
  { account, text, bytes }: Asked<'signText'>,
  lead: ReactNode,
): PromptContent {
  return {
    ...DECISION,
    title: 'sign text',
    lead,
    body: (
      <>
        <Facts rows={[['Account', <Account key="account" {...account} />]]} />
        <h3>{text === undefined ? 'Bytes to sign (not text)' : 'Text to sign'}</h3>
        <div className="text">
          <RevealedText text={text ?? bytes} />
        </div>
      </>
    ),
  };
}

function watchAssetContent(
  { token, network }: Asked<'watchAsset'>,
  lead: ReactNode,
): PromptContent {
  return {
    ...DECISION,
    title: 'list a token',
    lead,
    body: (
      <>
        <Facts
          rows={[
            ['Symbol', <RevealedText key="symbol" text={token.symbol} />],
            ['Decimals', String(token.decimals)],
            ['Contract', <Account key="contract" address={token.address} />],
            ['Network', <RevealedText key="network" text={network.name} />],
          ]}
        />
        <p className="quiet">Anyone can give a token any symbol.</p>
      </>
    ),
  };
}

function addNetworkContent({ network }: Asked<'addNetwork'>, lead: ReactNode): PromptContent {
  return {
    ...DECISION,
    title: 'add network',
    lead,
    body: (
      <Facts
        rows={[
          ['Name', <RevealedText key="name" text={network.name} />],
          ['Chain ID', String(network.id)],
          ['Coin', <RevealedText key="coin" text={network.nativeCurrency.symbol} />],
          ['RPC', <RevealedText key="rpc" text={network.rpcUrl ?? ''} />],
        ]}
      />
    ),
  };
}

/** Content of a connect question: accounts to share, and the message signed with the first of them. */
function connectContent({ accounts, signIn }: Asked<'connect'>, lead: ReactNode): PromptContent {
  return {
    ...DECISION,
    title: 'connect',
    lead,
    choice: {
      type: 'checkbox',
      legend: 'Accounts the site may see',
      accounts,
      selected: accounts.filter(({ ticked }) => ticked).map(({ address }) => address),
    },
    body: (
      <>
        <p className="quiet">The site can ask you to sign and send. You decide each time.</p>
        {signIn !== undefined && <SignInText message={signIn} />}
      </>
    ),
  };
}

/** Message that is signed along with a connection. */
export function SignInText({ message }: { readonly message: string }) {
  return (
    <>
      <h3>Text to sign with the account</h3>
      <div className="text">
        <RevealedText text={message} />
      </div>
    </>
  );
}
