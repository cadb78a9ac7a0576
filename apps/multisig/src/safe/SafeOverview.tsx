import {
  Avatar,
  comparableAddress,
  explorerLink,
  formatName,
  NetworkIcon,
  useBalance,
  useCatalogue,
  useIdentity,
  useLocale,
  visibleText,
} from '@mooring/connect';
import { Amount } from '@mooring/page/amount';
import { placeLink } from '@mooring/page/place';
import { useTokens } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { CopyButton, Icon, LongList, Notice, SHOWN_TOKEN_NAME } from '@mooring/page/ui';
import { useTokenBalances } from '@mooring/page/wallet';
import type { ReactNode } from 'react';
import { type Address, type Chain, isAddressEqual } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { Link } from 'wouter';
import { AddressLine } from '../call/AddressLine.tsx';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { OwnerRow } from './Owners.tsx';
import { useSigner } from './signer.ts';
import { isDelayModule, isRecoveryModule, type KnownSafe } from './useSafe.ts';

interface SafeOverviewProps {
  readonly safe: KnownSafe;
  /** Warnings of the account. */
  readonly children?: ReactNode;
}

/** Onchain state of the account: owners, threshold, balances. */
export function SafeOverview({ safe, children }: SafeOverviewProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { chains } = useConfig();
  const { locale } = useLocale();
  const { address: own } = useConnection();
  const { chain, state } = safe;
  const { address, owners, threshold, nonce, version } = state;
  const { name, avatar } = useIdentity(address);
  const isViewer = useSigner(safe) === null;
  const explorer = explorerLink(chain, 'address', address);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <section
      className="card safe-overview"
      aria-labelledby="safe-name"
      aria-busy={safe.awaitsGateway}
    >
      <p>
        <Link href="/multisig" className="text-link">
          {t('find.other')}
        </Link>
      </p>
      <div className="safe-head">
        <Avatar address={address} picture={avatar} size="medium" />
        <div className="safe-head-words">
          <h2 id="safe-name">
            <bdi>{name ? formatName(name) : comparableAddress(address)}</bdi>
          </h2>
          <p>
            <bdi dir="ltr" className="safe-bytes">
              {address}
            </bdi>
          </p>
        </div>
        <CopyButton compact text={address} label={web('home.copyAddress')} />
        {explorer && (
          <a
            className="icon-button"
            href={explorer}
            target="_blank"
            rel="noreferrer"
            aria-label={t('transaction.explorer')}
          >
            <Icon name="external" />
          </a>
        )}
      </div>
      <p className="safe-rule">
        {t('safe.rule', {
          threshold: number.format(threshold),
          owners: number.format(owners.length),
        })}{' '}
        {own && isAddressEqual(own, address) ? (
          <span className="badge">{t('address.you')}</span>
        ) : (
          isViewer && <span className="badge">{t('safe.lookOnly')}</span>
        )}
      </p>
      <UnusualParts safe={safe} />
      {children}
      <p className="safe-links">
        <Link href={placeLink(chain.id, address, { kind: 'settings' })} className="text-link">
          {treasury('settings.open')}
        </Link>
        {chains.length > 1 && (
          <Link
            href={placeLink(chain.id, address, { kind: 'open-elsewhere' })}
            className="text-link"
          >
            {treasury('create.open')}
          </Link>
        )}
      </p>
      <div className="safe-columns">
        <div className="safe-part">
          <h3>{t('safe.owners')}</h3>
          <ul className="safe-owners">
            {owners.map((owner) => (
              <OwnerRow key={owner} owner={owner} chainId={chain.id} />
            ))}
          </ul>
        </div>
        <div className="safe-part">
          <h3>{t('safe.balances')}</h3>
          <SafeBalances address={address} chain={chain} />
          <dl className="safe-facts">
            <div>
              <dt>{web('review.network')}</dt>
              <dd className="safe-network">
                <NetworkIcon chain={chain} />
                <bdi>{chain.name}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('safe.version')}</dt>
              <dd>
                <bdi dir="ltr">{version}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('safe.nextNonce')}</dt>
              <dd>{number.format(nonce)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Warnings about an account: unknown code, and contracts that can act without the owners. */
function UnusualParts({ safe }: { readonly safe: KnownSafe }) {
  const t = useCatalogue(multisigCatalogue);
  const { modules, guard, fallbackHandler, unusualHandler, knownCode, singleton } = safe;
  const parts: readonly { readonly key: PartKey; readonly address: Address }[] = [
    ...(knownCode ? [] : [{ key: 'code' as const, address: singleton }]),
    ...modules
      .filter((address) => !isRecoveryModule(safe, address) && !isDelayModule(safe, address))
      .map((address) => ({ key: 'module' as const, address })),
    ...(guard ? [{ key: 'guard' as const, address: guard }] : []),
    ...(unusualHandler && fallbackHandler
      ? [{ key: 'handler' as const, address: fallbackHandler }]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className="safe-findings">
        {parts.map(({ key, address }) => (
          <li key={`${key} ${address}`}>
            {t(`unusual.${key}`)}{' '}
            <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type PartKey = 'code' | 'module' | 'guard' | 'handler';

/** Height of a token's row in px, as in the stylesheet. */
const BALANCE_ROW_HEIGHT = 41;

interface SafeBalancesProps {
  readonly address: Address;
  readonly chain: Chain;
}

/** Onchain balances of the account: native currency and the operator's tokens. */
function SafeBalances({ address, chain }: SafeBalancesProps) {
  const web = useCatalogue(pageCatalogue);
  const { value, failed } = useBalance(address, chain);
  const tokens = useTokens(chain);
  const { balances, failed: tokensFailed } = useTokenBalances(address, chain, tokens);
  const { name, symbol, decimals } = chain.nativeCurrency;
  const held = balances?.filter((one) => one.value === undefined || one.value > 0n) ?? [];
  const missing = web('holdings.unavailable');
  return (
    <>
      <dl className="safe-facts">
        <div>
          <dt>
            <bdi>{visibleText(name, SHOWN_TOKEN_NAME)}</bdi>
          </dt>
          <dd>
            {value !== undefined && <Amount value={value} decimals={decimals} symbol={symbol} />}
            {value === undefined &&
              (failed ? missing : <span className="skeleton skeleton-word" />)}
          </dd>
        </div>
        {!balances && tokensFailed && (
          <div>
            <dt>{web('holdings.tokensUnavailable')}</dt>
          </div>
        )}
      </dl>
      {held.length > 0 && (
        <LongList
          items={held}
          keyOf={({ token }) => token.address}
          rowHeight={BALANCE_ROW_HEIGHT}
          className="safe-tokens"
        >
          {({ token, value: amount }) => (
            <>
              <bdi>{visibleText(token.name, SHOWN_TOKEN_NAME)}</bdi>
              {amount === undefined ? (
                missing
              ) : (
                <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
              )}
            </>
          )}
        </LongList>
      )}
    </>
  );
}
