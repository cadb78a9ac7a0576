import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from './deviceStorage.ts';
import { connectionStorage } from './session.ts';

describe('connectionStorage', () => {
  it('returns the chosen network, never a stored connection', () => {
    const storage = connectionStorage(createDeviceStorage());
    storage.getItem('wagmi.store');
    const connections = { __type: 'Map', value: [['uid', { accounts: ['0x1'] }]] };
    const state = { chainId: 10, current: 'uid', connections };
    storage.setItem('wagmi.store', JSON.stringify({ state, version: 3 }));
    expect(storage.getItem('wagmi.store')).toBe(
      JSON.stringify({ state: { chainId: 10 }, version: 3 }),
    );
  });

  it.each([
    ['cut short', '{"state":{"chainId":1'],
    ['null', 'null'],
    ['a number', '5'],
    ['a state that is none', '{"state":5,"version":3}'],
    ['a network that is a text', '{"state":{"chainId":"1"},"version":3}'],
    ['no version', '{"state":{"chainId":1}}'],
  ])('returns null for a store that is %s', (_, content) => {
    const device = createDeviceStorage();
    device.set('wagmi.store', content);
    expect(connectionStorage(device).getItem('wagmi.store')).toBeNull();
  });

  it('returns the last wallet, but not a damaged one', () => {
    const device = createDeviceStorage();
    const storage = connectionStorage(device);
    storage.getItem('wagmi.store');
    storage.setItem('wagmi.recentConnectorId', '"org.example"');
    expect(storage.getItem('wagmi.recentConnectorId')).toBe('"org.example"');
    device.set('wagmi.recentConnectorId', '"org.exa');
    expect(storage.getItem('wagmi.recentConnectorId')).toBeNull();
  });

  it('ignores writes before the stored state is read', () => {
    const device = createDeviceStorage();
    const last = JSON.stringify({ state: { chainId: 10 }, version: 3 });
    device.set('wagmi.store', last);
    const storage = connectionStorage(device);
    storage.setItem('wagmi.store', JSON.stringify({ state: { chainId: 1 }, version: 3 }));
    expect(storage.getItem('wagmi.store')).toBe(last);
  });
});
