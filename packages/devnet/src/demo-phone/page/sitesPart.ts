import { element } from '../../demo-wallet/element.ts';
import type { Phone } from '../createPhone.ts';
import type { Act, Part } from './part.ts';
import { siteCard } from './siteCard.ts';

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
