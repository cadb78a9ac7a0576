import { useBalance } from '@mooring/connect';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Address, Chain } from 'viem';
import { type ParsedAmount, parseAmount } from '../amount/parseAmount.ts';
import { type Recipient, useRecipients } from '../recipients/useRecipients.ts';
import { type Asset, assetsOf, type Call, callOf } from '../send/asset.ts';
import { likelyFee, reservedFee } from '../send/price.ts';
import { type FeeState, useFee } from '../send/useFee.ts';
import { useTokens } from '../site/SiteContext.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';
import { checkForm, feeReserve, maxAmount, type Payment, type RowProblems } from './checkForm.ts';
import { keepDraft, readDraft, tabStorage } from './draft.ts';
import { emptyForm, type SendRow, sendFormReducer } from './sendForm.ts';

/** Row as typed and parsed, with its problems. */
export interface FormRow extends SendRow {
  readonly who: Recipient;
  readonly parsed: ParsedAmount;
  readonly problems: RowProblems;
  /** Maximum amount of this row, in the asset's smallest unit; undefined while unknown. */
  readonly most: bigint | undefined;
  /** Reason that there is no maximum amount, if known. */
  readonly noMost: 'unavailable' | 'refused' | 'nothing-left' | undefined;
}

/** Form with all derived values. */
export interface SendFormView {
  readonly chain: Chain;
  readonly assets: readonly Asset[];
  readonly asset: Asset;
  /** Balance of the asset, in its smallest unit. */
  readonly balance: { readonly value: bigint | undefined; readonly failed: boolean };
  readonly rows: readonly FormRow[];
  /** Valid and affordable payments, ready for the wallet. */
  readonly payments: readonly Payment[] | undefined;
  readonly fee: FeeState;
  /** Native currency of the account, in wei; undefined while unknown. */
  readonly coin: bigint | undefined;
  /** Native currency that is missing for the fee of a token, in wei. */
  readonly missing: bigint;
  /** Lower amount of the row with the highest, which keeps back twice as much for the fee; undefined without one. */
  readonly lower: { readonly key: number; readonly amount: bigint } | undefined;
  readonly setAsset: (id: string) => void;
  readonly setRecipient: (key: number, text: string) => void;
  readonly setAmount: (key: number, text: string) => void;
  readonly add: () => void;
  readonly remove: (key: number) => void;
  readonly clear: () => void;
}

interface SendFormOptions {
  /**
   * Payer of the fee: the account, which reserves it; possibly another, such as the wallet's paymaster, so that sending
   * a token requires no native currency; or another.
   */
  readonly feePayer?: 'account' | 'perhaps-another' | 'another';
  /** True to show the fee. Default: true if the account pays it. */
  readonly showsFee?: boolean;
  /** True to keep the typed form in this tab through a reload. Default: false. */
  readonly isKept?: boolean;
}

/** State of the form and its derived values. */
export function useSendForm(
  account: Address,
  chain: Chain,
  locale: string,
  { feePayer = 'account', showsFee = feePayer !== 'another', isKept = false }: SendFormOptions = {},
): SendFormView {
  const [form, dispatch] = useReducer(sendFormReducer, undefined, () =>
    isKept ? readDraft(tabStorage, { account, chainId: chain.id }) : emptyForm,
  );
  const first = useRef(form);
  useEffect(() => {
    // The form stored for another account or network stays until this one is edited.
    if (!isKept || form === first.current) return;
    keepDraft(tabStorage, { account, chainId: chain.id }, form);
  }, [isKept, account, chain.id, form]);
  const tokens = useTokens(chain);
  const assets = useMemo(() => assetsOf(chain, tokens), [chain, tokens]);
  const asset = assets.find(({ id }) => id === form.assetId) ?? assets[0];
  // After a switch of the network, or of a stored form whose token is no longer listed.
  if (asset.id !== form.assetId) dispatch({ type: 'lost-asset', assetId: asset.id });
  const { coin, balance } = useAssetBalance(account, chain, asset);
  const who = useRecipients(
    form.rows.map(({ recipient }) => recipient),
    chain.id,
  );
  const read = form.rows.map((row, index) => ({
    row,
    recipient: who[index] ?? { kind: 'empty' as const },
    amount: parseAmount(row.amount, asset.decimals, locale),
  }));
  const values = read.map(({ amount }) => (amount.kind === 'amount' ? amount.value : 0n));
  const total = values.reduce((sum, value) => sum + value, 0n);
  // Validated without the fee first, as the fee is estimated for valid payments.
  const affordable = checkForm(read, { asset, balance: balance.value, fee: undefined }).payments;
  const basis = showsFee ? feeBasis(asset, affordable, who, balance.value) : undefined;
  const fee = useFee(account, chain, basis);
  const price = fee.kind === 'known' ? fee.price : undefined;
  const paysFee = feePayer !== 'another';
  const { problems, payments } = checkForm(read, {
    ...{ asset, balance: balance.value },
    fee: paysFee ? price && likelyFee(price) : 0n,
    coin: feePayer === 'account' ? coin : undefined,
  });
  const reserved = price && reservedFee(price);
  const reserve = feeReserve(asset, paysFee, reserved);
  const mostOf = (value: bigint) =>
    balance.value === undefined || reserve === undefined
      ? undefined
      : maxAmount(balance.value, total - value, reserve);

  return {
    chain,
    assets,
    asset,
    balance,
    fee,
    payments,
    coin,
    missing: reserved === undefined || coin === undefined || coin > reserved ? 0n : reserved - coin,
    lower: asset.token ? undefined : lowerAmount(form.rows, values, balance.value, reserve),
    rows: read.map(({ row, recipient, amount }, index) => {
      const most = mostOf(values[index] ?? 0n);
      return {
        ...row,
        who: recipient,
        parsed: amount,
        problems: problems[index] ?? {},
        most,
        noMost: asset.token || !paysFee ? undefined : maxUnavailableReason(most, fee),
      };
    }),
    setAsset: (assetId) => dispatch({ type: 'asset', assetId }),
    setRecipient: (key, text) => dispatch({ type: 'recipient', key, text }),
    setAmount: (key, text) => dispatch({ type: 'amount', key, text }),
    add: () => dispatch({ type: 'add' }),
    remove: (key) => dispatch({ type: 'remove', key }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

function maxUnavailableReason(most: bigint | undefined, { kind }: FeeState): FormRow['noMost'] {
  if (most === 0n) return 'nothing-left';
  return kind === 'unavailable' || kind === 'refused' ? kind : undefined;
}

function lowerAmount(
  rows: readonly SendRow[],
  values: readonly bigint[],
  balance: bigint | undefined,
  reserve: bigint | undefined,
): SendFormView['lower'] {
  if (balance === undefined || reserve === undefined) return undefined;
  const total = values.reduce((sum, value) => sum + value, 0n);
  const highest = values.reduce((most, value) => (value > most ? value : most), 0n);
  const row = rows[values.indexOf(highest)];
  const left = balance > total ? balance - total : 0n;
  // Twice the missing amount.
  const kept = 2n * (left > reserve ? left : reserve);
  const amount = maxAmount(balance, total - highest, kept);
  return row && amount > 0n ? { key: row.key, amount } : undefined;
}

/** Returns the calls whose fee is read; a number of transfers while recipients are unknown. */
function feeBasis(
  asset: Asset,
  payments: readonly Payment[] | undefined,
  who: readonly Recipient[],
  balance: bigint | undefined,
): readonly Call[] | number | undefined {
  if (payments) return payments.map(({ to, amount }) => callOf(asset, to, amount));
  if (asset.token) return undefined;
  const found = who.flatMap((one) => (one.kind === 'found' ? [one.address] : []));
  // A contract may need more gas than a transfer, and may refuse a value of 0.
  const value = balance === 0n ? 0n : 1n;
  return found.length < who.length ? who.length : found.map((to) => ({ to, value }));
}

function useAssetBalance(account: Address, chain: Chain, asset: Asset) {
  const coin = useBalance(account, chain);
  const tokens = useTokens(chain);
  const { balances, failed } = useTokenBalances(account, chain, tokens);
  const held = balances?.find(({ token }) => token.address === asset.token);
  const balance = asset.token
    ? { value: held?.value, failed: failed || (held !== undefined && held.value === undefined) }
    : { value: coin.value, failed: coin.failed };
  return { coin: coin.value, balance };
}
