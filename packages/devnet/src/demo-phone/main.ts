import { createStoredValue } from '../demo-wallet/storedValue.ts';
import { createControl } from './control.ts';
import { createPhone } from './createPhone.ts';
import { fillPage, openPage } from './page/showPage.ts';
import { parsePhoneSettings, parsePhoneSetup } from './settings.ts';
import { openSheetsIn } from './sheet/openSheet.ts';
import { createSheets } from './sheet/sheets.ts';

const SETTINGS_KEY = 'demo-phone.settings';

const page = openPage();
const sheets = createSheets(openSheetsIn(page.root));
const settings = createStoredValue({
  key: SETTINGS_KEY,
  storage: localStorage,
  parse: parsePhoneSettings,
});
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === SETTINGS_KEY) settings.reload();
});

const starting = start();
Object.defineProperty(window, 'demoPhone', { value: createControl(starting, settings, sheets) });
starting.then(
  (phone) => {
    const { act } = fillPage(page, phone, settings);
    const link = takeLink();
    if (link === null) return;
    act(() => phone.pair(link), { doing: 'Looking for the site…', done: 'The site was found.' });
  },
  (error: unknown) => page.say(`The phone could not start. ${String(error)}`),
);

async function start() {
  const response = await fetch('/setup.json');
  if (!response.ok) throw new Error(`The setup answered ${response.status}.`);
  const setup = parsePhoneSetup(await response.json(), location.href);
  return createPhone({
    setup,
    settings,
    sheets,
    storage: localStorage,
    say: page.say,
  });
}

/** Takes the pairing link from the URL. It is a secret and must not stay in the history. */
function takeLink(): string | null {
  const link = new URLSearchParams(location.search).get('uri');
  history.replaceState(null, '', '/');
  return link;
}
