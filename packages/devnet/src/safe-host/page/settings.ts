/** Settings of the host, for tests and manual use. */
export interface HostSettings {
  /** Decides requests of applications. */
  auto: 'ask' | 'confirm' | 'reject';
  /** Delay of every response, in ms. */
  delayMs: number;
  /** No responses at all. */
  silent: boolean;
  /** Forged messages around each response: malformed, foreign, huge, duplicate. */
  hostile: boolean;
  /** A frame of another origin answers first, with forged messages. */
  stranger: boolean;
  /** Theme reported by the host. */
  theme: 'system' | 'light' | 'dark';
}

const LONGEST_ANSWER_MS = 600_000;

/** Parses settings of the page's URL: `auto`, `delay`, `theme`, and a 1 for the others. */
export function readHostSettings(search: URLSearchParams): HostSettings {
  const auto = search.get('auto');
  const theme = search.get('theme');
  const delay = Number(search.get('delay') ?? 0);
  return {
    auto: auto === 'confirm' || auto === 'reject' ? auto : 'ask',
    delayMs: delay > 0 && delay <= LONGEST_ANSWER_MS ? delay : 0,
    silent: search.get('silent') === '1',
    hostile: search.get('hostile') === '1',
    stranger: search.get('stranger') === '1',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** API of `window.safeHost`, to drive the host from outside. */
export interface SafeHostControl {
  readonly settings: Readonly<HostSettings>;
  /** Title of the open question, if any. */
  readonly shown: string | undefined;
  configure(changes: Partial<HostSettings>): void;
  /** Presses a button of the open question; false when none is open. */
  confirm(): boolean;
  reject(): boolean;
  /** Switches the acting owner. */
  actAs(address: string): void;
  /** Posts any message to the application, from the parent's own window. */
  post(message: unknown): void;
}

declare global {
  var safeHost: SafeHostControl | undefined;
}
