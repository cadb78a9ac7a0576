/** Routes of the page. Other paths get the page with status 404. */
export const PAGE_ROUTES: readonly string[] = [
  '/',
  '/send',
  '/activity',
  '/multisig',
  '/sessions',
  '/settings',
];
