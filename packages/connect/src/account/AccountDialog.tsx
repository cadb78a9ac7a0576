import { connectorKind } from '@mooring/internal';
import type { ComponentType } from 'react';
import type { Address, Chain } from 'viem';
import { useAccount, useConfig } from 'wagmi';
import { type DialogProps, useMooring } from '../core/MooringContext.ts';
import { explorerLink } from '../core/text/explorerLink.ts';
import { formatAddress, formatName } from '../core/text/shortText.ts';
import { connectorScreens, useLazyPart } from '../core/useLazyPart.ts';
import { whenIdle } from '../core/whenIdle.ts';
import { AccountSwitcher } from '../identity/AccountSwitcher.tsx';
import { Avatar } from '../identity/Avatar.tsx';
import profileStyles from '../identity/profile.css?inline';
import { useBalance } from '../identity/useBalance.ts';
import { useIdentity } from '../identity/useIdentity.ts';
import { SignInRow } from '../sign-in/SignInRow.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { useMultisigText } from '../transactions/multisig/useMultisig.ts';
import { TransactionRow } from '../transactions/TransactionRow.tsx';
import { useTransactions } from '../transactions/useTransactions.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { CheckIcon, CopyIcon, ExternalIcon, LeaveIcon } from '../ui/icons.tsx';
import sceneStyles from '../ui/scene.css?inline';
import { useCopy } from '../ui/useCopy.ts';
import { useDisconnectWallet } from '../wallets/useDisconnectWallet.ts';

/** Account dialog: the connected account, its balances, its transactions, and a button to disconnect. */
export function AccountDialog({ onClose }: DialogProps) {
  useStylesheet(sceneStyles);
  useStylesheet(profileStyles);
  const { address } = useAccount();
  const t = useTranslate();
  return (
    <DialogFrame title={t('account.title')} onClose={onClose}>
      {address && <AccountContent address={address} onClose={onClose} />}
    </DialogFrame>
  );
}

/** Loads the note when idle: after a click, effects run before the paint. */
const loadNote = () => new Promise<void>(whenIdle).then(() => import('./AccountNote.tsx'));

function AccountContent({ address, onClose }: { address: Address; onClose: () => void }) {
  const t = useTranslate();
  const { name, avatar } = useIdentity(address);
  const multisig = useMultisigText();
  const { chain, connector } = useAccount();
  const kind = connectorKind(connector);
  const isSafe = kind === 'safe';
  const { chains } = useConfig();
  const { config, showRecentTransactions } = useMooring();
  const { part } = useLazyPart<{ readonly Note: ComponentType }>(
    kind === 'passkey' ? connectorScreens(connector) : loadNote,
  );
  const { mutate: copy, copied, refusal } = useCopy();
  const { mutate: disconnect } = useDisconnectWallet();
  const identityChain = chains.find(({ id }) => id === config.identityChainId);
  const home = chain ?? identityChain;
  const explorer = explorerLink(home, 'address', address);
  return (
    <>
      <div className="mooring-profile">
        <Avatar address={address} picture={avatar} size="large" />
        <p className="mooring-profile-name">
          <bdi title={name ?? address}>{name ? formatName(name) : formatAddress(address)}</bdi>
        </p>
        {name && (
          <p className="mooring-profile-address" title={address}>
            <bdi dir="ltr">{formatAddress(address)}</bdi>
          </p>
        )}
        {(multisig || isSafe) && (
          <p className="mooring-profile-kind">
            {isSafe && <span className="mooring-badge">{t('account.safe')}</span>}
            {multisig}
          </p>
        )}
        {/* On the identity network and, if different, on the wallet's network. */}
        <dl className="mooring-balances">
          {[...new Set([identityChain, chain])].map(
            (balanceChain) =>
              balanceChain && (
                <BalanceOn key={balanceChain.id} address={address} chain={balanceChain} />
              ),
          )}
        </dl>
      </div>
      <div className="mooring-actions">
        <button type="button" className="mooring-button" onClick={() => copy(address)}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          {t(copied ? 'account.copied' : 'account.copy')}
        </button>
        {explorer && (
          <a className="mooring-button" href={explorer} target="_blank" rel="noreferrer">
            <ExternalIcon />
            {t('account.explorer', { explorer: home?.blockExplorers?.default.name ?? '' })}
          </a>
        )}
        <button
          type="button"
          className="mooring-button"
          onClick={() => {
            disconnect();
            onClose();
          }}
        >
          <LeaveIcon />
          {t('account.disconnect')}
        </button>
      </div>
      {refusal}
      {part && <part.Note />}
      <SignInRow />
      <AccountSwitcher />
      {showRecentTransactions !== false && <LatestTransactions />}
    </>
  );
}

function BalanceOn({ address, chain }: { address: Address; chain: Chain }) {
  const t = useTranslate();
  const { text, failed } = useBalance(address, chain);
  return (
    <div>
      <dt className="mooring-row-note">{t('account.balanceOn', { network: chain.name })}</dt>
      <dd>
        {text ? (
          <bdi dir="ltr">{text}</bdi>
        ) : failed ? (
          t('account.unavailable')
        ) : (
          <span className="mooring-skeleton" />
        )}
      </dd>
    </div>
  );
}

/** Maximum number of transactions in this dialog; a page of the host may show more. */
const SHOWN_TRANSACTIONS = 3;

/** Latest transactions of the account on this device, and a button to clear them. */
function LatestTransactions() {
  const t = useTranslate();
  const title = t('transactions.title');
  const { chains } = useConfig();
  const { transactions, clearTransactions } = useTransactions();
  const [latest] = transactions;
  return (
    <div className="mooring-latest">
      <div className="mooring-group-header">
        <h3 className="mooring-group-title">{title}</h3>
        {latest && (
          <button
            type="button"
            className="mooring-text-button"
            aria-label={t('transactions.clearAll')}
            onClick={() => clearTransactions()}
          >
            {t('transactions.clear')}
          </button>
        )}
      </div>
      {latest ? (
        <ul className="mooring-list" aria-label={title}>
          {transactions.slice(0, SHOWN_TRANSACTIONS).map((transaction) => (
            <li key={transaction.originalHash ?? transaction.hash}>
              <TransactionRow
                transaction={transaction}
                chain={chains.find(({ id }) => id === transaction.chainId)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mooring-quiet">{t('transactions.empty')}</p>
      )}
    </div>
  );
}
