export const messages = {
  'payments.table': 'Pay many at once (CSV)',
  'payments.single': 'Enter payments one by one',
} as const;
