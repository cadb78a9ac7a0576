/** How the host answers, for tests and the curious. */
export type HostSettings = {
  /** Who decides what an application asks for. */
  auto: 'ask' | 'confirm' | 'reject';
  /** Every answer comes this much later, in ms. */
  delayMs: number;
  /** No answer at all. */
  silent: boolean;
  /** Around each answer come messages that none should believe: broken, foreign, huge, twice. */
  hostile: boolean;
  /** A frame of another origin answers first, and untruly. */
  stranger: boolean;
  /** What the host says of its look. */
  theme: 'system' | 'light' | 'dark';
};

const TEN_MINUTES = 600_000;

/** Settings as the page's address has them: `auto`, `delay`, `theme`, and a 1 for the others. */
export function readSettings(search: URLSearchParams): HostSettings {
  const auto = search.get('auto');
  const theme = search.get('theme');
  const delay = Number(search.get('delay') ?? 0);
  return {
    auto: auto === 'confirm' || auto === 'reject' ? auto : 'ask',
    delayMs: delay > 0 && delay <= TEN_MINUTES ? delay : 0,
    silent: search.get('silent') === '1',
    hostile: search.get('hostile') === '1',
    stranger: search.get('stranger') === '1',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}
