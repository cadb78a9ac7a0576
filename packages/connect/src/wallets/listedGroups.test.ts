import { describe, expect, it } from 'vitest';
import { catalogue } from '../core/catalogue/catalogue.ts';
import { listedGroups } from './listedGroups.ts';

const nobody = {
  groups: undefined,
  popular: { name: 'Popular', most: 3 },
  installed: [],
  recent: [],
  insideFirst: false,
};
const idsOf = (options: Partial<Parameters<typeof listedGroups>[0]>) =>
  listedGroups({ ...nobody, ...options }).groups.map(({ name, wallets }) => [
    name,
    ...wallets.map(({ id }) => id),
  ]);

describe('listedGroups', () => {
  it('offers the most popular, and searches all of the catalogue', () => {
    expect(idsOf({})).toEqual([['Popular', 'metamask', 'coinbase', 'rainbow']]);
    expect(listedGroups(nobody).all).toEqual(catalogue);
  });

  it('lists nothing twice that is installed, in whatever case it announces itself', () => {
    const installed = ['io.MetaMask'];
    expect(idsOf({ installed })).toEqual([['Popular', 'coinbase', 'rainbow', 'trust']]);
    expect(listedGroups({ ...nobody, installed }).all).not.toContainEqual(catalogue[0]);
  });

  it('puts what was used last first', () => {
    expect(idsOf({ recent: ['zerion', 'coinbase'] })).toEqual([
      ['Popular', 'zerion', 'coinbase', 'metamask'],
    ]);
  });

  it('puts what opens this page in its own browser first where nothing else leads to a wallet', () => {
    const options = { insideFirst: true, recent: ['zerion', 'trust'] };
    expect(idsOf({ ...options, popular: { name: 'Popular', most: 9 } })).toEqual([
      [
        'Popular',
        'trust',
        'metamask',
        'coinbase',
        'phantom',
        'okx',
        'bitget',
        'imtoken',
        'tokenpocket',
        'zerion',
      ],
    ]);
    const groups = [{ name: 'Ours', wallets: ['ledger', 'rainbow', 'metamask'] }];
    expect(idsOf({ ...options, groups })).toEqual([['Ours', 'metamask', 'ledger', 'rainbow']]);
  });

  it('shows the host’s groups in its order, and no empty one', () => {
    const groups = [
      { name: 'Ours', wallets: ['ledger', 'rainbow'] },
      { name: 'Gone', wallets: ['metamask'] },
    ];
    const options = { groups, installed: ['io.metamask'], recent: ['rainbow'] };
    expect(idsOf(options)).toEqual([['Ours', 'rainbow', 'ledger']]);
    const { all } = listedGroups({ ...nobody, ...options });
    expect(all.map(({ id }) => id)).toEqual(['rainbow', 'ledger']);
  });

  it('refuses a wallet that is not in the catalogue', () => {
    expect(() => idsOf({ groups: [{ name: 'Ours', wallets: ['rainbov'] }] })).toThrow('rainbow');
  });
});
