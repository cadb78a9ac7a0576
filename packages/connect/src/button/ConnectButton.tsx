import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useAccount, WagmiContext } from 'wagmi';
import { useDialogs, useMooring } from '../core/MooringContext.ts';
import { useConnectionStatus } from '../core/useConnectionStatus.ts';
import { prefersReducedData, whenIdle } from '../core/whenIdle.ts';
import { useButtonMistakes } from '../development/useButtonMistakes.ts';
import { useLocale, useTranslate } from '../texts/useTranslate.ts';
import { useThemedPart } from '../theme/ThemeProvider.tsx';
import type { Pairing } from '../wallets/pairing.ts';
import { loadedParts, useConnectedParts } from './useConnectedParts.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Choice for all screens, or one for screens below 768 px and one for larger screens. */
export type Responsive<Choice> = Choice | { readonly small: Choice; readonly large: Choice };

/** Props of {@link ConnectButton}. */
export interface ConnectButtonProps {
  /**
   * Parts of the account to show; `name` and `address` both show the name, or else the address. Default: `avatar` on
   * small screens, `full` on large ones.
   */
  readonly account?: Responsive<'full' | 'avatar' | 'address' | 'name'>;
  /** True to show the balance. Default: on large screens. */
  readonly balance?: Responsive<boolean>;
  /** Parts of the network to show. Default: `icon` on small screens, `full` on large ones. */
  readonly network?: Responsive<'full' | 'icon' | 'name' | 'none'>;
  /** Label of the host. Default: "Connect wallet", localized. */
  readonly label?: string;
  /** Classes of the element around the button, for the layout by the host's stylesheets. */
  readonly className?: string;
}

/**
 * Connect button: connects a wallet and, once connected, shows the account and the network.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from '@mooring/connect';
 *
 * export const Header = () => <ConnectButton account="avatar" balance={false} />;
 * ```
 */
export function ConnectButton(props: ConnectButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    // biome-ignore-start lint/correctness/useHookAtTopLevel: the condition is a constant of the build
    const configs = { kit: useMooring().config.wagmi, nearest: useContext(WagmiContext) };
    useButtonMistakes(props, configs);
    // biome-ignore-end lint/correctness/useHookAtTopLevel: the condition is a constant of the build
  }
  const {
    account = { small: 'avatar', large: 'full' },
    balance = { small: false, large: true },
    network = { small: 'icon', large: 'full' },
    label,
    className = '',
  } = props;
  const piece = useThemedPart('connect');
  const { chain } = useAccount();
  const status = useConnectionStatus();
  const parts = useConnectedParts(status);
  return (
    <span className={`mooring-place ${className}`}>
      <div
        {...piece}
        {...displayAttributes('account', account)}
        {...displayAttributes('balance', balance)}
        {...displayAttributes('network', network)}
      >
        {status === 'connected' && chain && parts && <parts.NetworkButton chain={chain} />}
        {/* The same element in every state, so that a closing dialog can return the focus to it. */}
        <MainButton label={label} parts={parts} />
      </div>
    </span>
  );
}

interface MainButtonProps {
  readonly label: string | undefined;
  readonly parts: ReturnType<typeof useConnectedParts>;
}

/** View of the button; except for `loading`, also the dialog that it opens. */
type View = 'loading' | 'connect' | 'account' | 'network' | 'sign-in';

function MainButton({ label, parts }: MainButtonProps) {
  const t = useTranslate();
  const { readable } = useLocale();
  const { address, chain } = useAccount();
  const status = useConnectionStatus();
  const { current, open, prepare } = useDialogs();
  const pendingWallet = usePendingWalletName();
  // Browsers do not fetch a module again that failed once, and a new release of the page may not have it.
  const hasFailed = current === 'failed' || parts === null;
  const view = buttonView();
  // Undefined on hydration, like the server's render.
  const Last = useSyncExternalStore(subscribeToNothing, loadedParts, noParts)?.LastAccount;
  const loading = view === 'loading';
  const isPrimary = view === 'connect' || view === 'sign-in';
  const dialog = loading ? 'connect' : view;
  // Preloads the dialog before the visitor presses the button.
  useEffect(
    () =>
      view === 'connect' && !prefersReducedData() ? whenIdle(() => prepare('connect')) : undefined,
    [view, prepare],
  );
  const actions = !loading && {
    onClick: () => (hasFailed ? location.reload() : open(dialog)),
    onPointerEnter: () => prepare(dialog),
    onFocus: () => prepare(dialog),
  };
  return (
    <button
      type="button"
      className={`mooring-button mooring-main-button${isPrimary ? ' mooring-button-primary' : ''}`}
      data-view={view}
      aria-haspopup="dialog"
      aria-expanded={current === dialog}
      aria-busy={loading}
      aria-disabled={loading}
      aria-label={loading && !Last ? t('button.loading') : undefined}
      {...actions}
    >
      {content()}
    </button>
  );

  function buttonView(): View {
    if (hasFailed) return 'connect';
    if (!readable || status === 'loading') return 'loading';
    if (!address) return 'connect';
    if (!chain) return 'network';
    if (!parts) return 'loading';
    return status === 'unauthenticated' ? 'sign-in' : 'account';
  }

  function content() {
    switch (view) {
      case 'loading':
        return Last ? <Last /> : <span className="mooring-skeleton mooring-button-skeleton" />;
      case 'network':
        return t('button.wrongNetwork');
      case 'sign-in':
        return parts && address && <parts.SignInLabel address={address} />;
      case 'account':
        return parts && address && <parts.AccountLabel address={address} />;
      case 'connect':
        if (hasFailed) return t('button.reload');
        if (pendingWallet) return t('button.finishing', { wallet: pendingWallet });
        return status === 'connecting' ? t('button.connecting') : (label ?? t('button.connect'));
    }
  }
}

/** Returns the attributes that the stylesheet reads, for small and large screens. */
function displayAttributes<Choice extends string | boolean>(
  part: string,
  choice: Responsive<Choice>,
) {
  const { small, large } = typeof choice === 'object' ? choice : { small: choice, large: choice };
  return { [`data-${part}`]: small, [`data-${part}-large`]: large };
}

const noParts = () => undefined;
/** Subscribes to a constant. */
const subscribeToNothing = () => noParts;

/** Returns the name of the wallet opened before the page loaded, while the page checks for its answer. */
function usePendingWalletName(): string | undefined {
  const { connectors } = useMooring().config.wagmi;
  // Not `pairingOf`, which would add to the button's size.
  const phone = connectors.find((connector) => Object(connector).mooring?.kind === 'pairing');
  const pairing: Pairing | undefined = Object(phone).mooring?.control;
  const { status, wallet }: { status?: unknown; wallet?: string } = Object(
    useSyncExternalStore(
      pairing?.subscribe ?? subscribeToNothing,
      pairing?.getState ?? noParts,
      noParts,
    ),
  );
  return status === 'finishing' ? wallet : undefined;
}
