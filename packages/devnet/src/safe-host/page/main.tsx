import { createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createFrameBridge } from './bridge.ts';
import { createHostState } from './createHostState.ts';
import { addStranger } from './hostile.ts';
import { createHandler } from './requests/createHandler.ts';
import { createQuestions } from './requests/createQuestions.ts';
import { ChoosePage } from './screen/ChoosePage.tsx';
import { HostPage } from './screen/HostPage.tsx';
import { openQuestionIn } from './screen/QuestionDialog.tsx';
import { createHostSession } from './session.ts';
import { readHostSettings } from './settings.ts';
import { type HostSetup, type OpenedApp, parseHostSetup, readOpenedApp } from './setup.ts';

const search = new URLSearchParams(location.search);
const container = document.createElement('div');
document.body.append(container);
const hostRoot = createRoot(container);
/** Renders the page synchronously. */
const renderPage = (page: ReactNode) => flushSync(() => hostRoot.render(page));

async function startHost(): Promise<void> {
  const setup = parseHostSetup(await (await fetch('/setup.json')).json());
  const opened = readOpenedApp(search, setup);
  if (typeof opened === 'string') renderPage(<ChoosePage safes={setup.safes} fault={opened} />);
  else await openHostSession(opened, setup);
}

async function openHostSession(opened: OpenedApp, setup: HostSetup): Promise<void> {
  const session = createHostSession(opened, setup);
  const safe = await session.read().catch(() => undefined);
  if (!safe) {
    renderPage(<ChoosePage safes={setup.safes} fault="There is no Safe at that address." />);
    return;
  }
  let settings = readHostSettings(search);
  const host = createHostState(session, safe);
  const frame = createRef<HTMLIFrameElement>();
  const questions = createQuestions({
    settings: () => settings,
    acting: session.acting.get,
    open: openQuestionIn(document.body, () => session.acting.get()?.label ?? 'nobody'),
    onDone(sentence) {
      host.say(sentence);
      void host.refresh();
    },
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (settings.theme === 'system' ? dark.matches : settings.theme === 'dark');
  let tellStranger: ReturnType<typeof addStranger> | undefined;
  const bridge = createFrameBridge({
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
    actAs: host.actAs,
    post: bridge.post,
  };
  document.title = `${opened.label}, a local Safe`;
  // Listens before the application can send requests.
  renderPage(<HostPage host={host} safe={safe} frame={frame} />);
  await host.refresh();
}

startHost().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  renderPage(<p role="alert">{`The local Safe cannot start. ${reason}`}</p>);
});
