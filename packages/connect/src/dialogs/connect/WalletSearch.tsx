import { useEffect } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useAnnounce } from '../../ui/useAnnounce.ts';

/** Pause in typing before the number of wallets is announced, in ms. */
const PAUSE_MS = 600;

interface WalletSearchProps {
  readonly query: string;
  /** Number of wallets found. */
  readonly count: number;
  readonly onQuery: (query: string) => void;
}

/** A field to look for a wallet by its name. */
export function WalletSearch({ query, count, onQuery }: WalletSearchProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const searching = query.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew for each query
  useEffect(() => {
    if (!searching) return;
    const timer = setTimeout(() => announce(t('connect.found', { count })), PAUSE_MS);
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

/** The dialog stays as high as it is with all wallets: the field does not move while they get fewer. */
function holdHeight(field: HTMLElement): void {
  const dialog = field.closest('dialog');
  dialog?.style.setProperty('--mooring-held', `${dialog.offsetHeight}px`);
}
