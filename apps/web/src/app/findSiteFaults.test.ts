import { expect, it } from 'vitest';
import { defaultSite as site } from '../../../page/src/site/defaultSite.testing.ts';
import { findSiteFaults } from './renderFirstView.tsx';

it('findSiteFaults returns none for wallets that the page knows, or without any', () => {
  expect(findSiteFaults({ ...site, wallets: ['metamask', 'rainbow'] })).toEqual([]);
  expect(findSiteFaults({ ...site, wallets: null })).toEqual([]);
});

it('findSiteFaults returns an unknown wallet with the known ones', () => {
  const [fault, ...others] = findSiteFaults({ ...site, wallets: ['metamask', 'metmask'] });
  expect(fault?.path).toBe('wallets[1]');
  expect(fault?.known).toContain('metamask');
  expect(others).toEqual([]);
});

it('findSiteFaults returns the path of a field that the page cannot read', () => {
  expect(findSiteFaults({ ...site, chart: 'yes', appName: '' })).toEqual([
    { path: 'appName', known: [] },
    { path: 'chart', known: [] },
  ]);
});
