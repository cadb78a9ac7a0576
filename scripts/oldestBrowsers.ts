/**
 * The oldest browsers that the page and the kit run in, as bundlers write them. What they lack is
 * lowered (`light-dark()`) or done without: `scripts/lint/oldestBrowsers.grit` knows what that is.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];
