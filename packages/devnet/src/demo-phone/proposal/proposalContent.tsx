import type { Proposal } from '@mooring/testing/phone';
import type { AccountView, Network } from '@mooring/testing/wallet';
import { SignInText } from '../../demo-wallet/confirm-window/contentOf.tsx';
import { Facts } from '../../screen/Facts.tsx';
import type { PromptContent } from '../../screen/Prompt.tsx';
import { RevealedText } from '../../screen/RevealedText.tsx';
import { readPeer } from '../session/session.ts';
import type { Offer } from './answerProposal.ts';

/** Sheet for a proposal: site, networks, methods, and the choice of an account. */
export function proposalContent(
  proposal: Proposal,
  offer: Offer,
  accounts: readonly AccountView[],
  networks: readonly Network[],
): PromptContent {
  const peer = readPeer(proposal.site);
  const lead = (
    <p>
      <strong>
        <RevealedText text={peer.name} />
      </strong>
      {proposal.signIn ? ' wants to connect and to sign you in.' : ' wants to connect.'}
    </p>
  );
  const asked = <Asked proposal={proposal} networks={networks} />;
  if (offer.kind === 'impossible') {
    return {
      title: 'connect',
      lead,
      body: (
        <>
          {asked}
          <p className="warning">{offer.reason}</p>
        </>
      ),
      reject: 'Close',
    };
  }

  const [account] = accounts;
  return {
    title: 'connect',
    lead,
    choice: {
      type: 'radio',
      legend: 'Account the site may see',
      accounts,
      selected: account ? [account.address] : [],
    },
    body: (
      <>
        {asked}
        {proposal.signIn && account && (
          // As it reads for the first account.
          <SignInText message={proposal.signIn.compose(account.address, offer).message} />
        )}
        <p className="quiet">The site can ask you to sign and send. You decide each time.</p>
      </>
    ),
    approve: 'Approve',
    reject: 'Reject',
  };
}

interface AskedProps {
  readonly proposal: Proposal;
  readonly networks: readonly Network[];
}

function Asked({ proposal: { site, required, optional }, networks }: AskedProps) {
  const peer = readPeer(site);
  const named = (id: number) =>
    networks.find((network) => network.id === id)?.name ?? `Network ${id} (not on this phone)`;
  const chains = [...required.chainIds, ...optional.chainIds].filter((id) => !Number.isNaN(id));
  return (
    <Facts
      rows={[
        ['Site', <RevealedText key="name" text={peer.name} />],
        ['Address, by its own word', <RevealedText key="url" text={peer.url} />],
        ['Networks', <List key="networks" items={chains.map(named)} />],
        ['Methods', <List key="methods" items={[...required.methods, ...optional.methods]} />],
        ['Events', <List key="events" items={[...required.events, ...optional.events]} />],
      ]}
    />
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return 'None named';
  return (
    <ul>
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <RevealedText text={item} />
        </li>
      ))}
    </ul>
  );
}
