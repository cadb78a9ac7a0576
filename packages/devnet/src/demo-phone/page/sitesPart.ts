import { getAddress } from 'viem';
import { button, element, revealedText } from '../../demo-wallet/element.ts';
import type { Phone } from '../createPhone.ts';
import type { Site } from '../session/session.ts';
import type { Act, Part } from './showPage.ts';

/** List of connected sites. */
export function sitesPart(phone: Phone, act: Act): Part {
  const heading = element('h2', { tabindex: '-1' }, 'Sites');
  const none = element('p', {}, 'No site is connected.');
  const cards = new Map<string, ReturnType<typeof siteCard>>();
  const node = element('div', { class: 'card' }, heading, none);

  return {
    node,
    refresh() {
      const sites = phone.sites.list();
      none.hidden = sites.length > 0;
      for (const [topic, card] of cards) {
        if (sites.some((site) => site.topic === topic)) continue;
        // Moves focus out of a removed card, to the start of the list.
        const stoodHere = card.node.contains(activeIn(card.node));
        card.node.remove();
        cards.delete(topic);
        if (stoodHere) heading.focus();
      }
      for (const site of sites) {
        const card = cards.get(site.topic) ?? siteCard(site, phone, act);
        if (!cards.has(site.topic)) node.append(card.node);
        cards.set(site.topic, card);
        card.refresh(site);
      }
    },
  };
}

function activeIn(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}

/** Connected site, with controls for its account and network. */
function siteCard({ topic, peer }: Site, { sites, accounts, networks }: Phone, act: Act) {
  const name = `site-${topic.slice(0, 8)}`;
  const account = select(
    `${name}-account`,
    accounts.map(({ label, address }) => ({
      value: address,
      label: `${label} · ${address.slice(0, 6)}…${address.slice(-4)}`,
    })),
    (value) =>
      act(() => sites.selectAccount(topic, getAddress(value)), { done: 'Account changed.' }),
  );
  const network = select(
    `${name}-network`,
    networks.map(({ id, name: label }) => ({ value: String(id), label })),
    (value) => act(() => sites.selectChain(topic, Number(value)), { done: 'Network changed.' }),
  );
  const until = element('p', { class: 'quiet' });

  return {
    node: element(
      'article',
      { 'aria-labelledby': name },
      element('h3', { id: name }, revealedText(peer.name)),
      element('p', { class: 'quiet' }, revealedText(peer.url)),
      element('label', { for: account.id }, 'Account it sees'),
      account,
      element('label', { for: network.id }, 'Network it is on'),
      network,
      until,
      element(
        'div',
        { class: 'line' },
        button('Extend', 'extend', () => act(() => sites.extend(topic), { done: 'Extended.' })),
        button('Disconnect', 'disconnect', () =>
          act(() => sites.disconnect(topic), { done: 'Disconnected.' }),
        ),
      ),
    ),
    refresh(site: Site) {
      account.value = site.account;
      network.value = String(site.chainId);
      const date = new Date(site.expiresAt).toLocaleString('en', {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      until.textContent = `Connected until ${date}`;
    },
  };
}

function select(
  id: string,
  options: readonly { value: string; label: string }[],
  choose: (value: string) => void,
): HTMLSelectElement {
  const made = element(
    'select',
    { id },
    ...options.map(({ value, label }) => element('option', { value }, label)),
  );
  made.addEventListener('change', () => choose(made.value));
  return made;
}
