import { element } from '../../demo-wallet/element.ts';
import { createHost, styleSheetOf } from '../../demo-wallet/host.ts';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import type { Phone } from '../createPhone.ts';
import { PHONE_NAME, type PhoneSettings } from '../settings.ts';
import { answersPart } from './answersPart.ts';
import { connectPart } from './connectPart.ts';
import { sitesPart } from './sitesPart.ts';

/** Part of the page: its node, and an update after changes. */
export type Part = { node: HTMLElement; refresh(): void };

/** Runs an action of the person and shows its outcome in the page. */
export type Act = (work: () => Promise<void>, said: { doing?: string; done: string }) => void;

/** Page before the phone has started: the root of sheets, and the status. */
type Page = ReturnType<typeof openPage>;

/** Renders the empty page. */
export function openPage() {
  const { host, root } = createHost('demo-phone');
  root.adoptedStyleSheets.push(styleSheetOf(LOOK));
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

const LOOK = `
:host(demo-phone) {
  display: block; min-block-size: 100dvh; padding: 16px 12px 32px; background: var(--field); color: var(--ink);
  font: 400 15px/1.45 ui-rounded, 'Segoe UI', system-ui, sans-serif;
}
main { max-inline-size: 420px; margin-inline: auto; }
header { padding: 4px 8px 12px; }
h1 { margin: 0; font-size: 20px; line-height: 1.3; }
header p { margin: 4px 0 0; }
.card { margin-block-end: 12px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 18px; background: var(--paper); }
.card h2 { margin-block-end: 8px; }
.card p { margin: 4px 0 0; overflow-wrap: anywhere; }
.card label[for] { display: block; margin-block: 12px 4px; font-weight: 600; }
.card fieldset { margin: 0; }
.choice:last-child { border-block-end: 0; }
.line { display: flex; flex-wrap: wrap; gap: 8px; }
.line > input { flex: 1 1 160px; }
article { margin-block-start: 14px; padding-block-start: 14px; border-block-start: 1px solid var(--line); }
article h3 { margin: 0; font-size: 15px; color: var(--ink); overflow-wrap: anywhere; }
article .line { margin-block-start: 12px; }
input[type='text'], input[type='file'], select {
  inline-size: 100%; block-size: auto; min-block-size: 40px; margin: 0; padding: 6px 12px;
  border: 1px solid var(--edge); border-radius: 12px; background: var(--paper); color: var(--ink); font: inherit;
}
input[type='file'] { padding: 5px; }
::file-selector-button {
  min-block-size: 28px; margin-inline-end: 10px; padding: 2px 12px; border: 1px solid var(--edge);
  border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
ul { margin: 0; padding-inline-start: 18px; }
#said { min-block-size: 1.45em; padding-inline: 8px; margin: 0 0 12px; font-weight: 600; }
dialog {
  inline-size: min(420px, 100vw); max-inline-size: 100vw; max-block-size: 92dvh;
  margin: auto auto 0; border-radius: 20px 20px 0 0; border-block-end: 0;
}
@media (min-height: 900px) and (min-width: 600px) { dialog { margin-block: auto; border-radius: 20px; border-block-end: 1px solid var(--edge); } }
`;
