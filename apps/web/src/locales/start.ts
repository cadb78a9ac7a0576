/** English texts for when not even the site's configuration came. */
export const start = {
  'start.title': 'This site is not answering',
  'start.text':
    'The page is here, but its server did not say which networks to use. Your wallet and your funds are not affected.',
  'start.retry': 'Retry',
  'start.retrying': 'Trying again…',
} as const;
