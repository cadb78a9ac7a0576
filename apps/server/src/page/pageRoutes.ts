/** The places of the page. A path not listed here is answered with the page and status 404. */
export const PAGE_ROUTES: readonly string[] = [
  '/',
  '/send',
  '/activity',
  '/multisig',
  '/sessions',
  '/settings',
];
