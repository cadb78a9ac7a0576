import { comparableAddress, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { useSite, useTokens } from '@mooring/page/site';
import { Notice } from '@mooring/page/ui';
import { type BalanceChange, type Simulation, simulateCalls } from '@mooring/passkey/simulation';
import {
  decodeCall,
  greatestRefund,
  hashTransaction,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isAddressEqual, maxUint256, zeroAddress } from 'viem';
import { useConfig } from 'wagmi';
import { useSettingText } from '../call/useSettingText.ts';
import { useDependence } from '../nonce/useDependence.ts';
import { chainRead } from '../read/chainRead.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { simulateCatalogue } from '../texts/simulateCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { callsToSimulate, joinSimulations } from './callsToSimulate.ts';
import { rememberSimulation } from './rememberedSimulation.ts';

const LONGEST_REASON = 160;

export interface SimulatedOutcomeProps {
  readonly safe: KnownSafe;
  readonly transaction: SafeTransaction;
  /** Transactions of the queue. */
  readonly waiting: readonly SafeTransaction[];
}

/** Simulated outcome of a transaction for the account. */
export function SimulatedOutcome({ safe, transaction, waiting }: SimulatedOutcomeProps) {
  const t = useCatalogue(simulateCatalogue);
  const own = useCatalogue(multisigCatalogue);
  const id = useId();
  const { outcome, isLooking } = useOutcome(safe, transaction);
  const dependsOn = useDependence(safe);
  const depends = dependsOn(transaction, waiting);
  return (
    <section className="safe-part" aria-labelledby={id} aria-busy={isLooking}>
      <h3 id={id}>{t('sim.title')}</h3>
      {isLooking && <p className="quiet">{own('multisig.loading')}</p>}
      {outcome && <Outcome {...{ safe, outcome, transaction }} />}
      {depends !== undefined && (
        <Notice kind="warning">
          <p>
            {depends} {t('sim.ownersNow')}
          </p>
        </Notice>
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly safe: KnownSafe;
  readonly outcome: Simulation | 'too-many' | 'unavailable';
  readonly transaction: SafeTransaction;
}

function Outcome({ safe, outcome, transaction }: OutcomeProps) {
  const refund = useRefundText(safe, transaction);
  const t = useCatalogue(simulateCatalogue);
  const changeText = useChangeText(safe);
  const approvalText = useSimulatedApprovalText(safe);
  if (typeof outcome === 'string') return <p className="quiet">{t(`sim.${outcome}`)}</p>;
  if (outcome.outcome === 'failure') {
    return (
      <Notice kind="warning" urgent>
        <p>
          {t('sim.fails')}{' '}
          {outcome.reason !== undefined && (
            <bdi dir="ltr">{visibleText(outcome.reason, LONGEST_REASON)}</bdi>
          )}
        </p>
      </Notice>
    );
  }
  const { changes, approvals } = outcome;
  return (
    <>
      <ul className="safe-changes">
        {changes.map((change) => (
          <li
            key={`${change.token} ${change.tokenId}`}
            data-sign={change.amount < 0n ? 'minus' : 'plus'}
          >
            <bdi>{changeText(change)}</bdi>
          </li>
        ))}
        {refund !== undefined && (
          <li data-sign="minus">
            <bdi>{refund}</bdi>
          </li>
        )}
        {approvals.map((approval) => (
          <li key={`${approval.token} ${approval.spender} ${approval.tokenId}`}>
            {approvalText(approval)}
          </li>
        ))}
      </ul>
      {changes.length + approvals.length === 0 && (
        <p>{t(outcome.outcomeOnly ? 'sim.outcomeOnly' : 'sim.none')}</p>
      )}
      <p className="quiet">{t('sim.help')}</p>
    </>
  );
}

/** Returns the gas refund of a transaction, which nodes do not simulate, as a sentence. */
function useRefundText({ chain }: KnownSafe, transaction: SafeTransaction): string | undefined {
  const treasury = useCatalogue(treasuryCatalogue);
  const { amountText } = useSettingText(chain);
  const refund = greatestRefund(transaction);
  if (!refund) return undefined;
  return treasury('finding.gas-price', {
    amount: amountText(refund.token ?? zeroAddress, refund.amount),
    recipient: refund.to ?? treasury('refund.executor'),
  });
}

/** Returns a function that formats a change of a balance, with its sign. */
export function useChangeText({ chain }: KnownSafe): (change: BalanceChange) => string {
  const t = useCatalogue(simulateCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  return ({ token, amount, tokenId }) => {
    const sign = amount < 0n ? '−' : '+';
    const size = amount < 0n ? -amount : amount;
    const known = token
      ? tokens.find(({ address }) => isAddressEqual(address, token))
      : chain.nativeCurrency;
    const name = known ? symbolText(known.symbol) : comparableAddress(token ?? '');
    if (tokenId !== undefined) return `${sign}${t('sim.item', { id: `${tokenId}`, token: name })}`;
    if (known) return `${sign}${exactAmount(size, known.decimals, locale)} ${name}`;
    const units = new Intl.NumberFormat(locale).format(size);
    return `${sign}${t('sim.units', { units, token: name })}`;
  };
}

/** Returns a function that formats an allowance like the call that approves it. */
function useSimulatedApprovalText({
  chain,
}: KnownSafe): (approval: Simulation['approvals'][number]) => string {
  const own = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  return ({ token, spender: allowed, amount }) => {
    const known = tokens.find(({ address }) => isAddressEqual(address, token));
    const name = known ? symbolText(known.symbol) : comparableAddress(token);
    const spender = comparableAddress(allowed);
    if (amount === 0n) return own('call.revoke', { spender, token: name });
    if (amount === maxUint256) return own('call.approveUnlimited', { spender, token: name });
    if (!known) {
      const units = new Intl.NumberFormat(locale).format(amount);
      return own('call.approveUnknown', { spender, token: name, units });
    }
    const shown = `${exactAmount(amount, known.decimals, locale)} ${name}`;
    return own('call.approve', { spender, amount: shown });
  };
}

/** Simulation of a transaction. */
function useOutcome(safe: KnownSafe, transaction: SafeTransaction) {
  const wagmi = useConfig();
  const { chain, state, deployments } = safe;
  const { storage } = useSite().mooring;
  const { hash } = hashTransaction(transaction, state);
  const decoded = decodeCall(transaction, {
    safe: state.address,
    knownTargets: deployments.knownTargets,
  });
  const calls = callsToSimulate(decoded);
  const { to, value, data } = transaction;
  const simulated = useQuery({
    queryKey: ['web', 'safe-simulation', chain.id, state.address, to, `${value}`, data, hash],
    enabled: typeof calls !== 'string',
    queryFn: async () => {
      if (typeof calls === 'string') return null;
      const client = wagmi.getClient({ chainId: chain.id });
      const read = chainRead(client);
      const parts: Simulation[] = [];
      for (const part of calls) {
        const simulated = await simulateCalls(read, state.address, part);
        if (!simulated) return null;
        parts.push(simulated);
      }
      const simulation = joinSimulations(parts);
      rememberSimulation(storage, state, hash, simulation);
      return simulation;
    },
  });
  return {
    isLooking: simulated.isLoading,
    outcome: readOutcome(),
  };

  function readOutcome(): OutcomeProps['outcome'] | undefined {
    if (calls === 'too-many') return 'too-many';
    if (calls === 'other-code' || simulated.data === null || simulated.isError)
      return 'unavailable';
    return simulated.data;
  }
}
