import { expect, test } from 'vitest';
import { checkMessage } from './checkMessage.ts';
import { createMessage } from './createMessage.ts';
import { parseMessage } from './parseMessage.ts';

const methods = ['eth_sendTransaction', 'personal_sign'];
const said = (names: readonly string[]) =>
  `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${names.map((name) => `'${name}'`).join(', ')} for 'eip155'.`;
const recap = (att: unknown, more: object = {}) =>
  `urn:recap:${btoa(JSON.stringify({ att, ...more })).replaceAll('=', '')}`;
const given = (limits: unknown = [{ chains: ['eip155:1', 'eip155:10'] }]) =>
  Object.fromEntries(methods.map((method) => [`request/${method}`, limits]));
const sound = recap({ eip155: given() });

interface Told {
  readonly resources?: readonly string[];
  readonly statement?: string | undefined;
}

/** Faults of a message with a permission, read from its text as a server does. */
function faults({ resources = [sound], ...told }: Told, statement?: string) {
  const text = createMessage({
    domain: 'harbour.example',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    statement: 'statement' in told ? told.statement : `Welcome. ${said(methods)}`,
    uri: 'https://harbour.example',
    chainId: 1,
    nonce: '12345678',
    issuedAt: '2026-03-01T12:00:00Z',
    resources,
  });
  return checkMessage(parseMessage(text), {
    domain: 'harbour.example',
    chainIds: [1, 10],
    nonce: '12345678',
    now: new Date('2026-03-01T12:00:00Z'),
    greatestAge: 60_000,
    statement,
  }).map(({ code }) => code);
}

test.each<[string, Told]>([
  ['of methods on allowed chains', {}],
  ['behind other resources', { resources: ['https://harbour.example/terms', sound] }],
  ['that names no chains', { resources: [recap({ eip155: given([{}]) })] }],
  ['with no other statement', { statement: said(methods) }],
  ['said in another order', { statement: said([...methods].reverse()) }],
])('session permission of a wallet is accepted: %s', (_name, told) => {
  expect(faults(told)).toEqual([]);
});

test('session permission’s statement is preceded by the required one', () => {
  expect(faults({}, 'Welcome.')).toEqual([]);
  expect(faults({}, 'Hello.')).toEqual(['statement-mismatch']);
  expect(faults({ statement: said(methods) }, 'Welcome.')).toEqual(['statement-mismatch']);
});

test.each<[string, Told]>([
  ['that is empty', { resources: ['urn:recap:e30'] }],
  ['that is no JSON', { resources: ['urn:recap:AAAA'] }],
  ['in capitals', { resources: [sound.replace('urn:recap', 'URN:RECAP')] }],
  ['that is not last', { resources: [sound, 'https://harbour.example'] }],
  ['of which there are two', { resources: [sound, sound] }],
  ['with proofs', { resources: [recap({ eip155: given() }, { prf: ['a'] })] }],
  ['for something else too', { resources: [recap({ eip155: given(), 'https://x': {} })] }],
  ['for nothing', { resources: [recap({ eip155: {} })] }],
  ['of another namespace', { resources: [recap({ solana: given() })] }],
  ['of another ability', { resources: [recap({ eip155: { 'crud/personal_sign': [{}] } })] }],
  [
    'of another method',
    { resources: [recap({ eip155: { 'request/eth_sign': [{}] } })], statement: said(['eth_sign']) },
  ],
  ['on another chain', { resources: [recap({ eip155: given([{ chains: ['eip155:5'] }]) })] }],
  ['with other limits', { resources: [recap({ eip155: given([{ until: 'ever' }]) })] }],
  ['with two limits', { resources: [recap({ eip155: given([{}, {}]) })] }],
  ['with no limits', { resources: [recap({ eip155: given([]) })] }],
  ['longer than any session needs', { resources: [`urn:recap:${'A'.repeat(6_001)}`] }],
  ['that is not said', { statement: 'Welcome.' }],
  ['that is not said at all', { statement: undefined }],
  ['of which less is said', { statement: `Welcome. ${said(['personal_sign'])}` }],
  ['of which more is said', { statement: `Welcome. ${said([...methods, 'wallet_sendCalls'])}` }],
  ['said twice', { statement: `${said(methods)} ${said(methods)}` }],
  ['with words behind', { statement: `${said(methods)} And more.` }],
])('session permission %s is refused', (_name, told) => {
  expect(faults(told)).toEqual(['recap-not-allowed']);
});
