import { useBalance } from '@mooring/connect';
import { useMemo, useReducer } from 'react';
import type { Address, Chain } from 'viem';
import { type ParsedAmount, parseAmount } from '../amount/parseAmount.ts';
import { useTokens } from '../site/SiteContext.ts';
import { useTokenBalances } from '../wallet/useTokenBalances.ts';
import { type Asset, assetsOf, type Call, callOf } from './asset.ts';
import { checkForm, maxAmount, type Payment, type RowProblems } from './checkForm.ts';
import { emptyForm, type SendRow, sendFormReducer } from './sendForm.ts';
import { type FeeState, useFee } from './useFee.ts';
import { type Recipient, useRecipients } from './useRecipients.ts';

/** Row as typed and parsed, with its problems. */
export interface FormRow extends SendRow {
  readonly who: Recipient;
  readonly parsed: ParsedAmount;
  readonly problems: RowProblems;
  /** Maximum amount of this row, in the asset's smallest unit; undefined while unknown. */
  readonly most: bigint | undefined;
}

/** Form with all derived values. */
export interface SendFormView {
  readonly assets: readonly Asset[];
  readonly asset: Asset;
  /** Balance of the asset, in its smallest unit. */
  readonly balance: { readonly value: bigint | undefined; readonly failed: boolean };
  readonly rows: readonly FormRow[];
  /** Valid and affordable payments, ready for the wallet. */
  readonly payments: readonly Payment[] | undefined;
  readonly fee: FeeState;
  readonly setAsset: (id: string) => void;
  readonly setRecipient: (key: number, text: string) => void;
  readonly setAmount: (key: number, text: string) => void;
  readonly add: () => void;
  readonly remove: (key: number) => void;
  readonly clear: () => void;
}

interface SendFormOptions {
  /** True when the account pays the fee; false when another account executes. */
  readonly paysFee?: boolean;
}

/** State of the form and its derived values. */
export function useSendForm(
  account: Address,
  chain: Chain,
  locale: string,
  { paysFee = true }: SendFormOptions = {},
): SendFormView {
  const [form, dispatch] = useReducer(sendFormReducer, emptyForm);
  const tokens = useTokens(chain);
  const assets = useMemo(() => assetsOf(chain, tokens), [chain, tokens]);
  const asset = assets.find(({ id }) => id === form.assetId) ?? assets[0];
  const balance = useAssetBalance(account, chain, asset);
  const who = useRecipients(
    form.rows.map(({ recipient }) => recipient),
    chain.id,
  );
  const read = form.rows.map((row, index) => ({
    row,
    recipient: who[index] ?? { kind: 'empty' as const },
    amount: parseAmount(row.amount, asset.decimals, locale),
  }));
  // Validated without the fee first, as the fee is estimated for valid payments.
  const affordable = checkForm(read, { asset, balance: balance.value, fee: undefined }).payments;
  const basis = paysFee ? feeBasis(asset, affordable, form.rows.length) : undefined;
  const fee = useFee(account, chain, basis);
  const wei = paysFee ? (fee.kind === 'known' ? fee.wei : undefined) : 0n;
  const { problems, payments } = checkForm(read, { asset, balance: balance.value, fee: wei });
  const total = read.reduce(
    (sum, { amount }) => sum + (amount.kind === 'amount' ? amount.value : 0n),
    0n,
  );
  const reserve = asset.token ? 0n : wei;

  return {
    assets,
    asset,
    balance,
    fee,
    payments,
    rows: read.map(({ row, recipient, amount }, index) => ({
      ...row,
      who: recipient,
      parsed: amount,
      problems: problems[index] ?? {},
      most:
        balance.value === undefined || reserve === undefined
          ? undefined
          : maxAmount(
              balance.value,
              total - (amount.kind === 'amount' ? amount.value : 0n),
              reserve,
            ),
    })),
    setAsset: (assetId) => dispatch({ type: 'asset', assetId }),
    setRecipient: (key, text) => dispatch({ type: 'recipient', key, text }),
    setAmount: (key, text) => dispatch({ type: 'amount', key, text }),
    add: () => dispatch({ type: 'add' }),
    remove: (key) => dispatch({ type: 'remove', key }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

function feeBasis(
  asset: Asset,
  payments: readonly Payment[] | undefined,
  rows: number,
): readonly Call[] | number | undefined {
  if (payments) return payments.map(({ to, amount }) => callOf(asset, to, amount));
  return asset.token ? undefined : rows;
}

function useAssetBalance(account: Address, chain: Chain, asset: Asset) {
  const coin = useBalance(account, chain);
  const tokens = useTokens(chain);
  const { balances, failed } = useTokenBalances(account, chain, tokens);
  if (!asset.token) return { value: coin.value, failed: coin.failed };
  const held = balances?.find(({ token }) => token.address === asset.token);
  return { value: held?.value, failed: failed || (held !== undefined && held.value === undefined) };
}
