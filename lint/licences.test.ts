import { describe, expect, it } from 'vitest';
import { checkLicences, refusedIn } from './licences.ts';

describe('checkLicences', () => {
  it('accepts the licences of all packages in the lock file', () => checkLicences());

  it.each([
    ['@walletconnect/core', '2.21.8', []],
    ['@walletconnect/core', '2.21.9', ['@walletconnect/core 2.21.9']],
    ['@walletconnect/utils', '3.0.0', ['@walletconnect/utils 3.0.0']],
    ['@reown/walletkit', '1.2.10', []],
    ['@reown/walletkit', '1.2.11', ['@reown/walletkit 1.2.11']],
    ['@reown/appkit-common', '1.8.1', ['@reown/appkit-common 1.8.1']],
    ['@walletconnect/core', 'latest', ['@walletconnect/core latest']],
  ])('for %s %s refuses %j', (name, version, refused) => {
    const packages = { [`node_modules/wagmi/node_modules/${name}`]: { version } };
    expect(refusedIn({ packages })).toEqual(refused);
  });
});
