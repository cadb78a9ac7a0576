/** Recipient and amount, as typed. */
export interface SendRow {
  /** Key of the row within the form. */
  readonly key: number;
  readonly recipient: string;
  readonly amount: string;
}

/** Input of the form; always at least one row. */
export interface SendForm {
  readonly assetId: string;
  readonly rows: readonly SendRow[];
  readonly nextKey: number;
}

export type SendFormAction =
  | { readonly type: 'asset'; readonly assetId: string }
  /** The network has no asset of that id: its amounts are not those of another one. */
  | { readonly type: 'lost-asset'; readonly assetId: string }
  | { readonly type: 'recipient' | 'amount'; readonly key: number; readonly text: string }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'clear' };

/** Most recipients of a batch: wallets do not display more well. */
export const MOST_BATCH_RECIPIENTS = 10;

export const emptyForm: SendForm = {
  assetId: 'coin',
  rows: [{ key: 0, recipient: '', amount: '' }],
  nextKey: 1,
};

/** Reducer of the form. Clearing keeps the asset, which is likely used again. */
export function sendFormReducer(form: SendForm, action: SendFormAction): SendForm {
  switch (action.type) {
    case 'asset':
      return { ...form, assetId: action.assetId };
    case 'lost-asset':
      return {
        ...form,
        assetId: action.assetId,
        rows: form.rows.map((row) => ({ ...row, amount: '' })),
      };
    case 'recipient':
    case 'amount':
      return {
        ...form,
        rows: form.rows.map((row) =>
          row.key === action.key ? { ...row, [action.type]: action.text } : row,
        ),
      };
    case 'add':
      if (form.rows.length >= MOST_BATCH_RECIPIENTS) return form;
      return {
        ...form,
        rows: [...form.rows, { key: form.nextKey, recipient: '', amount: '' }],
        nextKey: form.nextKey + 1,
      };
    case 'remove':
      if (form.rows.length === 1) return form;
      return { ...form, rows: form.rows.filter(({ key }) => key !== action.key) };
    case 'clear':
      return {
        ...form,
        rows: [{ key: form.nextKey, recipient: '', amount: '' }],
        nextKey: form.nextKey + 1,
      };
  }
}
