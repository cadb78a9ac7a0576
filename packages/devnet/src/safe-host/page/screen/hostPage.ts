import { isAddressEqual } from 'viem';
import { button, element } from '../../../demo-wallet/element.ts';
import type { SafeReading } from '../../../gateway/chain/safeReads.ts';
import type { Session } from '../session.ts';
import { readWaiting, waitingItems } from './waitingList.ts';

/** Page around an application: its Safe, the acting owner, and the queue. */
export function hostPage(session: Session, safe: SafeReading) {
  const { opened } = session;
  const owners = session.accounts.filter(({ address }) =>
    safe.owners.some((owner) => isAddressEqual(owner, address)),
  );
  session.acting = owners[0];

  const status = element('p', { class: 'quiet', role: 'status' });
  const list = element('ul', {});
  const actor = element(
    'select',
    { id: 'actor' },
    ...owners.map(({ label, address }) => element('option', { value: address }, label)),
  );
  const actAs = (address: string) => {
    session.acting = owners.find((one) => one.address === address) ?? session.acting;
    actor.value = session.acting?.address ?? '';
    void refresh();
  };
  actor.addEventListener('change', () => actAs(actor.value));

  async function refresh(): Promise<void> {
    try {
      const waiting = await readWaiting(session);
      list.replaceChildren(...waitingItems(waiting, run));
      if (waiting.length === 0) list.replaceChildren(element('li', {}, 'Nothing waits.'));
    } catch (error) {
      say(`What waits cannot be read. ${error instanceof Error ? error.message : ''}`);
    }
  }
  function run(action: () => Promise<unknown>, sentence: string): void {
    say('Working…');
    // The pressed button may be gone afterwards.
    action()
      .then(() => sentence)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      .then(async (outcome) => {
        await refresh();
        say(outcome);
        again.focus();
      });
  }
  const say = (sentence: string) => {
    status.textContent = sentence;
  };

  const again = button('Look again', 'small', () => void refresh());
  const frame = element('iframe', {
    // The application is identified by its own origin.
    title: `Application at ${opened.app.host}`,
    name: 'app',
    src: opened.app.href,
    allow: 'clipboard-write',
  });
  const page = element(
    'div',
    { class: 'host' },
    element(
      'header',
      {},
      element('h1', {}, `${opened.label}, a local Safe`),
      element('p', {}, element('code', {}, opened.safe), ` on ${opened.network.name}`),
      element(
        'p',
        { class: 'quiet' },
        `Version ${safe.version}, ${safe.threshold} of ${safe.owners.length} owners have to sign.`,
      ),
      owners.length === 0
        ? element('p', {}, 'No owner has a key here: this Safe is read only.')
        : element('p', {}, element('label', { for: 'actor' }, 'Act as '), actor),
    ),
    element(
      'div',
      { class: 'work' },
      element('main', {}, frame),
      element(
        'aside',
        { 'aria-labelledby': 'waiting' },
        element('h2', { id: 'waiting' }, 'Waiting'),
        again,
        status,
        list,
      ),
    ),
  );
  return { page, frame, refresh, actAs, say };
}
