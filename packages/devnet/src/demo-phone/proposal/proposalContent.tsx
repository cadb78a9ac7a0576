import type { Proposal } from '@mooring/testing/phone';
import type { AccountView, Network } from '@mooring/testing/wallet';
import {
  PERMISSION,
  RequestSentence,
  SIGN_IN,
  SignedText,
} from '../../demo-wallet/confirm-window/contentOf.tsx';
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
  const sentence = proposal.signIn ? 'wants to connect and to sign you in.' : 'wants to connect.';
  const lead = <RequestSentence asker={readPeer(proposal.site).name} asks={sentence} />;
  const asked = <RequestedPermissions proposal={proposal} networks={networks} />;
  if (offer.kind === 'impossible') {
    const body = (
      <>
        {asked}
        <p className="warning">{offer.reason}</p>
      </>
    );
    return { title: 'connect', lead, body, reject: 'Close' };
  }

  const [account] = accounts;
  // Composed for the first account.
  const message = account && proposal.signIn?.compose(account.address, offer).message;
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
        {message !== undefined && <SignedText label={SIGN_IN} text={message} />}
        <p className="quiet">{PERMISSION}</p>
      </>
    ),
    approve: 'Approve',
    reject: 'Reject',
  };
}

interface RequestedPermissionsProps {
  readonly proposal: Proposal;
  readonly networks: readonly Network[];
}

function RequestedPermissions({
  proposal: { site, required, optional },
  networks,
}: RequestedPermissionsProps) {
  const peer = readPeer(site);
  const named = (id: number) =>
    networks.find((network) => network.id === id)?.name ?? `Network ${id} (not on this phone)`;
  const chains = [...required.chainIds, ...optional.chainIds].filter((id) => !Number.isNaN(id));
  const rows = {
    Site: peer.name,
    'Address, by its own word': peer.url,
    Networks: <List items={chains.map(named)} />,
    Methods: <List items={[...required.methods, ...optional.methods]} />,
    Events: <List items={[...required.events, ...optional.events]} />,
  };
  return <Facts rows={rows} />;
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
