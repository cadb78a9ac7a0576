/** English fallback texts for a start that fails before the language is loaded. */
export const startTexts = {
  'start.title': 'This site is not answering',
  'start.text':
    'The page is here, but its server did not say which networks to use. Your wallet and your funds are not affected.',
  'start.faultTitle': 'This page could not start',
  'start.faultText':
    'Something in the page itself failed. Your wallet and your funds are not affected.',
  'start.retry': 'Retry',
  'start.retrying': 'Trying again…',
} as const;
