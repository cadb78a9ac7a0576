import type { Proposal } from '@mooring/testing/phone';
import type { AccountView, Network } from '@mooring/testing/wallet';
import type { Content } from '../../demo-wallet/confirm-window/contentOf.ts';
import { element, facts } from '../../demo-wallet/element.ts';
import { revealedText } from '../../demo-wallet/reveal.ts';
import { readPeer } from '../session/session.ts';
import type { Offer } from './answerProposal.ts';

/** Sheet for a proposal: site, networks, methods, and the choice of an account. */
export function proposalContent(
  proposal: Proposal,
  offer: Offer,
  accounts: readonly AccountView[],
  networks: readonly Network[],
): Content {
  const { required, optional } = proposal;
  const peer = readPeer(proposal.site);
  const asksFor = (list: 'methods' | 'events') => [
    ...new Set([...required[list], ...optional[list]]),
  ];
  const chains = [...new Set([...required.chainIds, ...optional.chainIds])].filter(
    (id) => !Number.isNaN(id),
  );
  const named = (id: number) =>
    networks.find((network) => network.id === id)?.name ?? `Network ${id} (not on this phone)`;
  const asked = facts([
    ['Site', revealedText(peer.name)],
    ['Address, by its own word', revealedText(peer.url)],
    ['Networks', list(chains.map(named), 'None named')],
    ['Methods', list(asksFor('methods'), 'None named')],
    ['Events', list(asksFor('events'), 'None named')],
  ]);
  const lead = element(
    'p',
    {},
    element('strong', {}, revealedText(peer.name)),
    proposal.signIn ? ' wants to connect and to sign you in.' : ' wants to connect.',
  );
  if (offer.kind === 'impossible') {
    const warning = element('p', { class: 'warning' }, offer.reason);
    return { title: 'connect', lead, body: [asked, warning], reject: 'Close' };
  }

  const choices = accounts.map((account, at) => {
    const input = element('input', { type: 'radio', name: 'account', value: account.address });
    input.checked = at === 0;
    return { account, input };
  });
  const rows = choices.map(({ account, input }) =>
    element(
      'label',
      { class: 'choice' },
      input,
      element('span', {}, account.label, element('br'), element('code', {}, account.address)),
    ),
  );
  return {
    title: 'connect',
    lead,
    body: [
      element('fieldset', {}, element('legend', {}, 'Account the site may see'), ...rows),
      asked,
      ...signInPart(proposal, offer, accounts[0]),
      element(
        'p',
        { class: 'quiet' },
        'The site can ask you to sign and send. You decide each time.',
      ),
    ],
    approve: 'Approve',
    reject: 'Reject',
    chosen: () =>
      choices.filter(({ input }) => input.checked).map(({ account }) => account.address),
  };
}

/** Message that is signed along, as it reads for the first account. */
function signInPart(
  { signIn }: Proposal,
  offer: Extract<Offer, { kind: 'possible' }>,
  account: AccountView | undefined,
): readonly Node[] {
  if (!signIn || !account) return [];
  const { message } = signIn.compose(account.address, offer);
  return [
    element('h3', {}, 'Text to sign with the account'),
    element('div', { class: 'text' }, revealedText(message)),
  ];
}

function list(items: readonly string[], none: string): Node | string {
  if (items.length === 0) return none;
  return element('ul', {}, ...items.map((item) => element('li', {}, revealedText(item))));
}
