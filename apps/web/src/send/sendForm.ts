/** One recipient and what goes there, as it was typed. */
export interface SendRow {
  /** Tells rows apart for as long as the form lives. */
  readonly key: number;
  readonly recipient: string;
  readonly amount: string;
}

/** What a person has typed; there is always at least one row. */
export interface SendForm {
  readonly assetId: string;
  readonly rows: readonly SendRow[];
  readonly nextKey: number;
}

export type SendFormAction =
  | { readonly type: 'asset'; readonly assetId: string }
  | { readonly type: 'recipient' | 'amount'; readonly key: number; readonly text: string }
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'clear' };

/** Recipients of one batch, at most: more than that no wallet shows well. */
export const MOST_ROWS = 10;

export const emptyForm: SendForm = {
  assetId: 'coin',
  rows: [{ key: 0, recipient: '', amount: '' }],
  nextKey: 1,
};

/** The form after what a person did. Clearing keeps the asset: the next is likely the same one. */
export function sendFormReducer(form: SendForm, action: SendFormAction): SendForm {
  switch (action.type) {
    case 'asset':
      return { ...form, assetId: action.assetId };
    case 'recipient':
    case 'amount':
      return {
        ...form,
        rows: form.rows.map((row) =>
          row.key === action.key ? { ...row, [action.type]: action.text } : row,
        ),
      };
    case 'add':
      if (form.rows.length >= MOST_ROWS) return form;
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
