import { element } from '../../demo-wallet/element.ts';
import { createBridge } from './bridge.ts';
import { addStranger } from './hostile.ts';
import { createHandler } from './requests/createHandler.ts';
import { createQuestions } from './requests/createQuestions.ts';
import { hostPage } from './screen/hostPage.ts';
import { openQuestionIn } from './screen/questionDialog.ts';
import { createSession } from './session.ts';
import { readSettings } from './settings.ts';
import { type HostSetup, type Opened, parseHostSetup, readOpened } from './setup.ts';

const search = new URLSearchParams(location.search);

async function start(): Promise<void> {
  const setup = parseHostSetup(await (await fetch('/setup.json')).json());
  const opened = readOpened(search, setup);
  if (typeof opened === 'string') document.body.append(choosePage(setup, opened));
  else await open(opened, setup);
}

async function open(opened: Opened, setup: HostSetup): Promise<void> {
  const session = createSession(opened, setup);
  const safe = await session.read().catch(() => undefined);
  if (!safe) {
    document.body.append(choosePage(setup, 'There is no Safe at that address.'));
    return;
  }
  let settings = readSettings(search);
  const { page, frame, refresh, actAs, say } = hostPage(session, safe);
  const questions = createQuestions({
    settings: () => settings,
    acting: () => session.acting,
    open: openQuestionIn(document.body, () => session.acting?.label ?? 'nobody'),
    onDone(sentence) {
      say(sentence);
      void refresh();
    },
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (settings.theme === 'system' ? dark.matches : settings.theme === 'dark');
  let tellStranger: ReturnType<typeof addStranger> | undefined;
  const bridge = createBridge({
    frame,
    origin: opened.app.origin,
    settings: () => settings,
    handle: createHandler(session, questions.ask, isDark),
    alertStranger(request) {
      tellStranger ??= addStranger();
      return tellStranger(request);
    },
  });
  const pushTheme = () => bridge.push({ darkMode: isDark() });
  dark.addEventListener('change', pushTheme);
  globalThis.safeHost = {
    get settings() {
      return settings;
    },
    get shown() {
      return questions.shown();
    },
    configure(changes) {
      settings = { ...settings, ...changes };
      if (changes.theme) pushTheme();
    },
    confirm: () => questions.press('confirm'),
    reject: () => questions.press('reject'),
    actAs,
    post: bridge.post,
  };
  document.title = `${opened.label}, a local Safe`;
  // The listener is there before the application can send requests.
  document.body.append(page);
  await refresh();
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  document.body.append(element('p', { role: 'alert' }, `The local Safe cannot start. ${reason}`));
});

/** Form to choose an application and a Safe. */
function choosePage({ safes }: HostSetup, fault: string): HTMLElement {
  const choices = safes.map(({ address, label }) =>
    element('option', { value: address }, `${label} (${address})`),
  );
  return element(
    'main',
    { class: 'choose' },
    element('h1', {}, 'Local Safe'),
    element('p', {}, 'Opens an application inside a Safe of the local network.'),
    ...(fault === '' ? [] : [element('p', { class: 'failure', role: 'alert' }, fault)]),
    element(
      'form',
      { action: '/' },
      element('label', { for: 'app' }, 'Address of the application'),
      element('input', { id: 'app', name: 'app', type: 'url', required: true }),
      element('label', { for: 'safe' }, 'Safe'),
      element('select', { id: 'safe', name: 'safe' }, ...choices),
      element('button', { class: 'yes' }, 'Open'),
    ),
  );
}
