import { useLocale, useTheme } from '@mooring/connect';
import { readAddress } from '@mooring/connect/address';
import { Notice, useLazyTexts, useStylesheet } from '@mooring/connect/parts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import type { RecoveryModule } from '../../recovery/recoveryModules.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { usePasskeyTexts } from '../texts/usePasskeyTexts.ts';
import type { KnownAccount } from '../useTypedAddress.ts';
import { FindAccount } from './FindAccount.tsx';
import { GuardianRequest } from './GuardianRequest.tsx';
import { OwnRequestView } from './OwnRequestView.tsx';
import styles from './recovery.css?inline';
import { createComparisonCode } from './request/comparisonCode.ts';
import { isSameRecovery } from './request/recoveryRequest.ts';
import { readRequest } from './request/requestLink.ts';
import { useOwnRequest } from './useOwnRequest.ts';
import { useRecoverySite } from './useRecoverySite.ts';

/** State of the {@link KnownAccount}s: `error` if they could not be read. */
export type ContactsStatus = 'pending' | 'error' | 'success';

/** Props of {@link RecoveryScreens}. */
export interface RecoveryScreensProps {
  /** Recovery modules by chain id, as of the connector's option `recovery`. */
  readonly modules: Readonly<Record<number, RecoveryModule>>;
  /**
   * URL of a relay for recoveries, such as `/relay/recovery`: it starts and finishes them, and pays. Default: none, a
   * wallet sends.
   */
  readonly relayUrl?: string | undefined;
  /** Accounts that the visitor knows by a name, such as contacts. Default: none. */
  readonly contacts?: readonly KnownAccount[] | undefined;
  /** State of `contacts`: until `success`, an account without a name is not called unknown. Default: `success`. */
  readonly contactsStatus?: ContactsStatus | undefined;
  /** Called with the title of the page. */
  readonly onTitle?: ((title: string) => void) | undefined;
}

const noKnownAccounts: readonly KnownAccount[] = [];

/**
 * Page for a person who has lost the passkey of an account, and for the guardians of one: it makes a request, shows it to
 * guardians who open its link, and starts and finishes the recovery. Needs a passkey connector.
 *
 * The request is in the fragment of the page's URL, which a browser does not send to a server. An account's address as the
 * fragment finds that account.
 *
 * @example
 * ```tsx
 * import { recoveryModules } from '@mooring/passkey/recovery';
 * import { RecoveryScreens } from '@mooring/passkey/react/recovery';
 *
 * export const RecoveryPage = () => (
 *   <RecoveryScreens modules={recoveryModules} relayUrl="/relay/recovery" />
 * );
 * ```
 */
export function RecoveryScreens({
  modules,
  relayUrl,
  contacts = noKnownAccounts,
  contactsStatus = 'success',
  onTitle,
}: RecoveryScreensProps) {
  useStylesheet(styles);
  const t = useLazyTexts(recoveryCatalogue);
  const isReadable = usePasskeyTexts() !== undefined;
  const { attributes } = useTheme();
  const { locale, direction } = useLocale();
  const site = useRecoverySite(modules);
  const fragment = useFragment();
  const reading = useMemo(() => readRequest(fragment), [fragment]);
  const linked = useMemo(() => readLinkedAccount(fragment), [fragment]);
  const { own, store, change, remove } = useOwnRequest();
  const asked = reading.request;
  const isGuardian = asked !== undefined && !(own && isSameRecovery(own.request, asked));
  const title = t?.(isGuardian ? 'guardian.title' : 'request.title');
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  if (!t || !isReadable) return null;
  const { fault } = reading;
  return (
    <div className="mooring-recovery-page" lang={locale} dir={direction}>
      {/* The heading is the host's, as on its other pages. */}
      <h1 tabIndex={-1}>{title}</h1>
      <div
        {...attributes}
        className={`${attributes.className} mooring-piece mooring-recovery-steps`}
      >
        {fault && fault !== 'none' && <Notice urgent>{t(`request.${fault}`)}</Notice>}
        {isGuardian ? (
          <GuardianRequest
            // Digits that were compared are of one request.
            key={createComparisonCode(asked).join('')}
            {...{ request: asked, site, relayUrl, contacts, contactsStatus }}
            onSigned={showFragment}
          />
        ) : own ? (
          <OwnRequestView
            key={own.request.account}
            {...{ own, site, relayUrl, incoming: asked }}
            onChange={change}
            onRemove={remove}
            onAccepted={clearFragment}
          />
        ) : (
          <FindAccount key={linked} {...{ site, contacts, linked }} onRequest={store} />
        )}
      </div>
    </div>
  );
}

/** Account in the fragment of a link, such as of the passkey screen. */
function readLinkedAccount(fragment: string): Address | undefined {
  const read = readAddress(fragment.slice(1));
  return read.kind === 'address' ? read.address : undefined;
}

function subscribeToFragment(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Fragment of the page's URL. */
function useFragment(): string {
  return useSyncExternalStore(
    subscribeToFragment,
    () => window.location.hash,
    () => '',
  );
}

const clearFragment = () => showFragment('');

/** Replaces the fragment, without another entry in the history: reloading the page loses no signature. */
function showFragment(fragment: string) {
  const url = new URL(window.location.href);
  url.hash = fragment;
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
