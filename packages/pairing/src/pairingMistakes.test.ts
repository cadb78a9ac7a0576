import { afterEach, expect, it, vi } from 'vitest';
import { pairing } from './pairing.ts';

const metadata = { name: 'Harbour', description: '', url: 'https://harbour.example', icons: [] };
const right = { projectId: 'harbour', relayUrl: 'wss://relay.example', metadata };

afterEach(() => void vi.unstubAllGlobals());

/** Creates a connector as an untyped application may. */
const create = (options: unknown) => Reflect.apply(pairing, undefined, [options]);

it.each<[string, unknown, string]>([
  ['no options', undefined, 'Pass an object: pairing({ projectId'],
  ['a missing project id', {}, 'No projectId found'],
  ['a missing relay', { ...right, relayUrl: undefined }, 'relayUrl must begin with wss://'],
  ['a relay over https', { ...right, relayUrl: 'https://relay.example' }, 'must begin with wss://'],
  ['missing metadata', { ...right, metadata: undefined }, '`metadata` is missing'],
  ['a missing name', { ...right, metadata: { ...metadata, name: '' } }, '`metadata.name`'],
  [
    'a URL without a scheme',
    { ...right, metadata: { ...metadata, url: 'harbour.example' } },
    '`metadata.url` is harbour.example',
  ],
  ['a single icon', { ...right, metadata: { ...metadata, icons: '/icon.png' } }, 'metadata.icons'],
  [
    'a time without an end',
    { ...right, timeouts: { relayMs: Number.POSITIVE_INFINITY } },
    '`relayMs` is Infinity, and a timer',
  ],
  ['chains in place of ids', { ...right, chains: [{ id: 1 }] }, 'write chains: [mainnet.id]'],
])('pairing, in development, refuses %s', (_, options, message) => {
  expect(() => create(options)).toThrow(message);
});

it('pairing accepts an empty URL on a server, where no page has an origin yet', () => {
  const options = { ...right, metadata: { ...metadata, url: '' } };
  expect(create(options)).toBeTypeOf('function');
  vi.stubGlobal('window', {});
  expect(() => create(options)).toThrow('`metadata.url` is :');
});

it('pairing accepts right options', () => {
  expect(create(right)).toBeTypeOf('function');
});
