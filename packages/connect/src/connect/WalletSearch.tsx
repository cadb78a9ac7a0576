import { type KeyboardEvent, useEffect } from 'react';
import { useTranslate } from '../texts/useTranslate.ts';
import { Icon } from '../ui/icons.tsx';
import { useAnnounce } from '../ui/useAnnounce.ts';

/** Pause in typing before the number of wallets is announced, in ms. */
const TYPING_PAUSE_MS = 600;

interface WalletSearchProps {
  readonly query: string;
  /** Number of wallets found. */
  readonly count: number;
  readonly onQuery: (query: string) => void;
}

/** Field that searches wallets by name. */
export function WalletSearch({ query, count, onQuery }: WalletSearchProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const searching = query.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced for each query
  useEffect(() => {
    if (!searching) return;
    const timer = setTimeout(() => announce(t('connect.found', { count })), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, searching, count, announce, t]);
  return (
    <div className="mooring-search">
      <SearchIcon />
      <input
        type="search"
        className="mooring-search-field"
        aria-label={t('connect.search')}
        placeholder={t('connect.search')}
        value={query}
        maxLength={64}
        autoComplete="off"
        enterKeyHint="search"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => {
          if (query === '') holdHeight(target);
          onQuery(target.value);
        }}
      />
    </div>
  );
}

/** Keeps the height that the dialog has with all wallets, so that the field does not move while results shrink. */
function holdHeight(field: HTMLElement): void {
  const dialog = field.closest('dialog');
  dialog?.style.setProperty('--mooring-held', `${dialog.offsetHeight}px`);
}

/**
 * Moves the focus through the search field and the rows of a dialog with ArrowUp and ArrowDown. Enter moves from the
 * field to the first result, which also closes a phone's keyboard.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const isSearchEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
  const step = isSearchEnter ? 1 : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const dialog = event.currentTarget.closest('dialog') ?? event.currentTarget;
  const targets = [...dialog.querySelectorAll<HTMLElement>('.mooring-search-field, .mooring-row')];
  const index = targets.findIndex((target) => target.matches(':focus'));
  const next = index + step < -1 ? targets.at(-1) : targets[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function SearchIcon() {
  return (
    <Icon>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </Icon>
  );
}
