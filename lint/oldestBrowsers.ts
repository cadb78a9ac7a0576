/**
 * Oldest supported browsers of the page and the kit, as targets for bundlers. Missing features are lowered
 * (`light-dark()`) or avoided: `lint/oldestBrowsers.grit` lists them.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];
