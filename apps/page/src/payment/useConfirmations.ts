import type { OutgoingTransfer, PaymentFinding } from '@mooring/safe/payment';
import { type Finding, isRefused } from '@mooring/safe/transactions';
import { useCallback, useState } from 'react';
import { findingKey } from './findingKey.ts';

/** Findings of the check of a payment. */
export interface PaymentExplanation {
  readonly findings: readonly PaymentFinding[];
  readonly leaves: readonly OutgoingTransfer[];
  /** Checks the payment again, with refetched facts. */
  readonly again: () => Promise<readonly PaymentFinding[]>;
}

/** Findings, and which of them the visitor has confirmed. */
export interface Confirmations {
  /** Findings known before the payment was checked. */
  readonly findings: readonly Finding[];
  /** Of the check of the payment; undefined until it is done. */
  readonly explained: PaymentExplanation | undefined;
  /** True while the payment check is pending; signing is disabled until then. */
  readonly isPending: boolean;
  /** True if signing is forbidden by a finding. */
  readonly refused: boolean;
  /** True if all findings that need confirmation are confirmed. */
  readonly allRead: boolean;
  readonly isRead: (finding: Finding | PaymentFinding) => boolean;
  readonly toggle: (finding: Finding | PaymentFinding) => void;
  /** Sets the findings of the payment check. */
  readonly tell: (explained: PaymentExplanation) => void;
  /** Checks the payment again; resolves to false if there are new findings, which are then shown. */
  readonly recheck: () => Promise<boolean>;
}

interface ConfirmationsOptions {
  /** Hash to sign, if it can change during the review; confirmations of another hash do not count. */
  readonly of?: string;
  /** True if there is a payment check. Default: false. */
  readonly isPayment?: boolean;
}

/** State of confirmed findings; later ones must be confirmed too. */
export function useConfirmations(
  findings: readonly Finding[],
  { of = '', isPayment = false }: ConfirmationsOptions = {},
): Confirmations {
  const keyOf = (finding: Finding | PaymentFinding) => `${of} ${findingKey(finding)}`;
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<{
    readonly of: string;
    readonly explained: PaymentExplanation;
  }>();
  const explained = told?.of === of ? told.explained : undefined;
  const tell = useCallback((one: PaymentExplanation) => setTold({ of, explained: one }), [of]);
  const all = [...findings, ...(explained?.findings ?? [])];
  return {
    ...{ findings, explained, tell },
    isPending: isPayment && !explained,
    refused: isRefused(all),
    allRead: all.every((one) => !['grave', 'warn'].includes(one.severity) || read.has(keyOf(one))),
    isRead: (finding) => read.has(keyOf(finding)),
    recheck: async () => explained !== undefined && !hasNewFindings(await explained.again(), all),
    toggle(finding) {
      const key = keyOf(finding);
      const next = new Set(read);
      if (!next.delete(key)) next.add(key);
      setRead(next);
    },
  };
}

/** Returns true if there are new findings other than notes. */
export function hasNewFindings(
  now: readonly (Finding | PaymentFinding)[],
  shown: readonly (Finding | PaymentFinding)[],
): boolean {
  const before = new Set(shown.map(findingKey));
  return now.some((one) => one.severity !== 'note' && !before.has(findingKey(one)));
}
