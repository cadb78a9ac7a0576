import { expect, test } from 'vitest';
import {
  emptyForm,
  MOST_BATCH_RECIPIENTS,
  type SendFormAction,
  sendFormReducer,
} from './sendForm.ts';

const after = (...actions: SendFormAction[]) => actions.reduce(sendFormReducer, emptyForm);

test('sendFormReducer changes only the typed row', () => {
  const form = after(
    { type: 'recipient', key: 0, text: 'harbour.eth' },
    { type: 'add' },
    { type: 'amount', key: 1, text: '2' },
    { type: 'asset', assetId: '0xa' },
  );
  expect(form).toMatchObject({
    assetId: '0xa',
    rows: [
      { key: 0, recipient: 'harbour.eth', amount: '' },
      { key: 1, recipient: '', amount: '2' },
    ],
  });
});

test('sendFormReducer clears the amounts of an asset that is lost, and keeps the recipients', () => {
  const form = after(
    { type: 'asset', assetId: '0xa' },
    { type: 'recipient', key: 0, text: 'harbour.eth' },
    { type: 'amount', key: 0, text: '1000' },
    { type: 'lost-asset', assetId: 'coin' },
  );
  expect(form).toMatchObject({
    assetId: 'coin',
    rows: [{ key: 0, recipient: 'harbour.eth', amount: '' }],
  });
});

test('sendFormReducer keeps the last row and never reuses a key', () => {
  expect(after({ type: 'remove', key: 0 }).rows).toHaveLength(1);
  const form = after({ type: 'add' }, { type: 'remove', key: 1 }, { type: 'add' });
  expect(form.rows.map(({ key }) => key)).toEqual([0, 2]);
});

test('sendFormReducer limits the number of rows', () => {
  const actions = Array.from({ length: 30 }, () => ({ type: 'add' }) as const);
  expect(after(...actions).rows).toHaveLength(MOST_BATCH_RECIPIENTS);
});

test('sendFormReducer clears rows and keeps the asset', () => {
  const form = after(
    { type: 'asset', assetId: '0xa' },
    { type: 'add' },
    { type: 'amount', key: 0, text: '1' },
    { type: 'clear' },
  );
  expect(form.assetId).toBe('0xa');
  expect(form.rows.map(({ recipient, amount }) => [recipient, amount])).toEqual([['', '']]);
});
