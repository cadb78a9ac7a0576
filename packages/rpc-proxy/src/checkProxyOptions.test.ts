import { expect, it } from 'vitest';
import { createRpcProxy } from './createRpcProxy.ts';

const upstreams = [{ url: 'https://node.example/key', name: 'first' }];

it.each<[string, unknown, string]>([
  ['no options', undefined, 'networks is missing'],
  ['missing networks', {}, 'networks is missing'],
  ['a network without an id', { networks: [{ upstreams }] }, 'networks[0] has no id'],
  ['an id as text', { networks: [{ id: '1', upstreams }] }, 'a number'],
  [
    'a network twice',
    {
      networks: [
        { id: 1, upstreams },
        { id: 1, upstreams },
      ],
    },
    'chain 1 twice',
  ],
  ['missing upstreams', { networks: [{ id: 1 }] }, 'Network 1 has no upstreams'],
  ['no upstream', { networks: [{ id: 1, upstreams: [] }] }, 'Network 1 has no upstreams'],
  [
    'a URL in place of an upstream',
    { networks: [{ id: 1, upstreams: ['https://a.example'] }] },
    'no http URL',
  ],
  [
    'a socket',
    { networks: [{ id: 1, upstreams: [{ url: 'wss://a.example', name: 'a' }] }] },
    'no http URL',
  ],
  [
    'a limit that is no number',
    { networks: [{ id: 1, upstreams }], limits: { rpcPerMinute: Number.NaN } },
    'limits.rpcPerMinute must be a whole number of at least 0, not NaN',
  ],
  [
    'a limit as text',
    { networks: [{ id: 1, upstreams }], limits: { rpcBytesPerMinute: '1000' } },
    'limits.rpcBytesPerMinute must be a whole number',
  ],
  [
    'a size of zero',
    { networks: [{ id: 1, upstreams }], limits: { rpcBodyBytes: 0 } },
    'limits.rpcBodyBytes must be a whole number of at least 1, not 0',
  ],
  [
    'a limit below zero',
    { networks: [{ id: 1, upstreams }], limits: { rpcConcurrent: -1 } },
    'limits.rpcConcurrent must be a whole number of at least 0, not -1',
  ],
  [
    'an unknown limit',
    { networks: [{ id: 1, upstreams }], limits: { perMinute: 60 } },
    'limits.perMinute is unknown',
  ],
  [
    'a block time that is no number',
    { networks: [{ id: 1, upstreams, blockTimeMs: Number.NaN }] },
    'blockTimeMs of network 1 must be a number above 0',
  ],
])('createRpcProxy refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createRpcProxy, undefined, [options])).toThrow(message);
});

it('createRpcProxy names no URL, which may have a key', () => {
  const networks = [{ id: 1, upstreams: [{ url: 'wss://node.example/secret', name: 'a' }] }];
  expect(() => createRpcProxy({ networks })).toThrow(/^(?!.*secret)/s);
});
