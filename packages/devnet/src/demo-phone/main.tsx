import { createStore } from '@mooring/testing/wallet';
import { createRoot } from 'react-dom/client';
import { createHost, styleSheetOf } from '../demo-wallet/host.ts';
import { createStoredValue } from '../demo-wallet/storedValue.ts';
import { createPhoneControl } from './control.ts';
import { createPhone, type Phone } from './createPhone.ts';
import { type Act, PhonePage } from './page/PhonePage.tsx';
import look from './page/page.css?inline';
import { parsePhoneSettings, parsePhoneSetup } from './settings.ts';
import { openSheetsIn } from './sheet/openSheet.ts';
import { createSheets } from './sheet/sheets.ts';

const SETTINGS_KEY = 'demo-phone.settings';

const { host, root } = createHost('demo-phone');
root.adoptedStyleSheets.push(styleSheetOf(look));
const phonePage = document.createElement('div');
root.append(phonePage);
document.body.replaceChildren(host);
document.body.style.margin = '0';

const shownSentence = createStore('Starting…');
const showSentence = (sentence: string) => shownSentence.update(() => sentence);
const sheets = createSheets(openSheetsIn(root));
const phoneSettings = createStoredValue({
  key: SETTINGS_KEY,
  storage: localStorage,
  parse: parsePhoneSettings,
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === SETTINGS_KEY) phoneSettings.reload();
});
const act: Act = (work, { doing, done }) => {
  if (doing !== undefined) showSentence(doing);
  work().then(
    () => showSentence(done),
    (error: unknown) => showSentence(error instanceof Error ? error.message : 'That did not work.'),
  );
};

const screen = createRoot(phonePage);
const renderPhone = (phone?: Phone) =>
  screen.render(
    <PhonePage said={shownSentence} phone={phone} settings={phoneSettings} act={act} />,
  );
renderPhone();

const starting = startPhone();
Object.defineProperty(window, 'demoPhone', {
  value: createPhoneControl(starting, phoneSettings, sheets),
});
starting.then(
  (phone) => {
    renderPhone(phone);
    showSentence('');
    const link = takeLink();
    if (link === null) return;
    act(() => phone.pair(link), { doing: 'Looking for the site…', done: 'The site was found.' });
  },
  (error: unknown) => showSentence(`The phone could not start. ${String(error)}`),
);

async function startPhone() {
  const response = await fetch('/setup.json');
  if (!response.ok)
    throw new Error(`The request for the setup failed with status ${response.status}.`);
  const setup = parsePhoneSetup(await response.json(), location.href);
  return createPhone({
    setup,
    settings: phoneSettings,
    sheets,
    storage: localStorage,
    say: showSentence,
  });
}

/** Takes the pairing link from the URL. It is a secret and must not stay in the history. */
function takeLink(): string | null {
  const link = new URLSearchParams(location.search).get('uri');
  history.replaceState(null, '', '/');
  return link;
}
