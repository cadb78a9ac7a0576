import { element } from '../../demo-wallet/element.ts';
import { createHost } from '../../demo-wallet/host.ts';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import type { Phone } from '../createPhone.ts';
import { PHONE_NAME } from '../phoneName.ts';
import type { PhoneSettings } from '../settings.ts';
import { answersPart } from './answersPart.ts';
import { connectPart } from './connectPart.ts';
import type { Act } from './part.ts';
import { sitesPart } from './sitesPart.ts';
import { pageStyles } from './styles.ts';

/** Page before the phone has started: the root of sheets, and the status. */
export type Page = ReturnType<typeof openPage>;

/** Renders the empty page. */
export function openPage() {
  const { host, root } = createHost('demo-phone');
  root.adoptedStyleSheets.push(pageStyles());
  const said = element('p', { id: 'said', role: 'status' }, 'Starting…');
  const main = element(
    'main',
    {},
    element(
      'header',
      {},
      element('h1', {}, PHONE_NAME),
      element('p', { class: 'quiet' }, 'A phone wallet for the networks of this machine only'),
    ),
    said,
  );
  root.append(main);
  document.body.replaceChildren(host);
  document.body.style.margin = '0';
  const say = (sentence: string) => {
    said.textContent = sentence;
  };
  return { root, main, say };
}

/** Fills the page; announces changes to screen readers too. */
export function fillPage(
  { main, say }: Page,
  phone: Phone,
  settings: StoredValue<PhoneSettings>,
): { act: Act } {
  const act: Act = (work, { doing, done }) => {
    if (doing !== undefined) say(doing);
    work()
      .then(
        () => say(done),
        (error: unknown) => say(error instanceof Error ? error.message : 'That did not work.'),
      )
      .finally(refresh);
  };
  const parts = [connectPart(act, phone.pair), sitesPart(phone, act), answersPart(settings)];
  function refresh(): void {
    for (const part of parts) part.refresh();
  }
  main.append(...parts.map(({ node }) => node));
  phone.sites.subscribe(refresh);
  settings.subscribe(refresh);
  refresh();
  say('');
  return { act };
}
