import { useCatalogue } from '@mooring/connect';
import {
  type Explanation,
  explainCalls,
  explainTransaction,
  type Fact,
  isPaymentFinding,
  neededFacts,
  type PaymentFacts,
} from '@mooring/safe/payment';
import {
  canonicalTargets,
  type Deployment,
  decodeCall,
  greatestRefund,
  type KnownTarget,
  type SafeCall,
  type SafeState,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Abi, Address, Chain } from 'viem';
import { useTokens } from '../site/SiteContext.ts';
import { paymentCatalogue } from '../texts/paymentCatalogue.ts';
import { findingKey } from './findingKey.ts';
import { LeavingAssets } from './LeavingAssets.tsx';
import { PaymentFindings } from './PaymentFindings.tsx';
import type { Confirmations } from './useConfirmations.ts';
import { usePaymentFacts } from './usePaymentFacts.ts';

/** Subject of a check: a transaction of a Safe, or calls of another account. */
export type CheckedSubject =
  | {
      readonly kind: 'transaction';
      readonly transaction: SafeTransaction;
      readonly safe: SafeState;
      readonly knownTargets: readonly KnownTarget[];
      readonly deployments: readonly Deployment[];
      readonly abis?: Readonly<Record<string, Abi>>;
    }
  | { readonly kind: 'calls'; readonly calls: readonly SafeCall[] };

export interface PaymentCheckProps {
  readonly chain: Chain;
  /** Account that pays. */
  readonly account: Address;
  readonly subject: CheckedSubject;
  /** Known addresses in addition to contacts, the wallet's accounts, and the owners of a signing Safe. */
  readonly known?: readonly Address[];
  readonly paid: Fact<readonly Address[]>;
  readonly limit?: Fact<bigint>;
  readonly names?: readonly { readonly address: Address; readonly name: string }[];
  readonly reading: Confirmations;
}

const noneChecked: readonly Address[] = [];
const noNames: NonNullable<PaymentCheckProps['names']> = [];

/** Shows the assets that leave the account and the findings, and reports them to `reading`. */
export function PaymentCheck(props: PaymentCheckProps) {
  const { chain, account, subject, known = noneChecked, paid, limit, reading } = props;
  const { names = noNames } = props;
  const t = useCatalogue(paymentCatalogue);
  const listed = useTokens(chain);
  const needed = useMemo(() => factsNeededBy(subject, account, listed), [subject, account, listed]);
  const { facts, isLooking, readAgain } = usePaymentFacts({
    ...{ chain, account, needed, paid, names },
    known: subject.kind === 'transaction' ? subject.safe.owners : known,
    ...(limit !== undefined && { limit }),
    ...(subject.kind === 'transaction' && { deployments: subject.deployments }),
  });
  const explanation = useMemo(() => explainSubject(subject, facts), [subject, facts]);
  const found = explanation.findings.filter(isPaymentFinding);
  const again = useRef(async (): Promise<typeof found> => found);
  const key = found.map(findingKey).join();
  const { tell } = reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same findings are reported once.
  useLayoutEffect(() => {
    const { leaves } = explanation;
    if (!isLooking) tell({ findings: found, leaves, again: () => again.current() });
  }, [key, isLooking, tell]);
  useLayoutEffect(() => {
    again.current = async () =>
      explainSubject(subject, await readAgain()).findings.filter(isPaymentFinding);
  });
  if (isLooking || reading.isPending) {
    return (
      <p className="quiet" role="status" aria-busy="true">
        {t('check.loading')}
      </p>
    );
  }
  return (
    <>
      <PaymentFindings findings={found} reading={reading} />
      <LeavingAssets leaves={explanation.leaves} />
      {subject.kind === 'calls' && (reading.refused || !reading.allRead) && (
        <p className="quiet" role="status">
          {t(reading.refused ? 'check.refused' : 'check.unread')}
        </p>
      )}
    </>
  );
}

function explainSubject(subject: CheckedSubject, facts: PaymentFacts): Explanation {
  if (subject.kind === 'calls') return explainCalls(subject.calls, facts);
  const { transaction, safe, knownTargets, abis = {} } = subject;
  return explainTransaction(transaction, facts, { safe, knownTargets, abis });
}

function factsNeededBy(
  subject: CheckedSubject,
  safe: Address,
  listed: Parameters<typeof neededFacts>[2],
) {
  if (subject.kind === 'calls') {
    const decoded = subject.calls.map((call) =>
      decodeCall(call, { safe, knownTargets: canonicalTargets }),
    );
    return neededFacts(decoded, safe, listed);
  }
  const { transaction, knownTargets, abis = {} } = subject;
  const decoded = decodeCall(transaction, { safe, knownTargets, abis });
  return neededFacts([decoded], safe, listed, greatestRefund(transaction));
}
