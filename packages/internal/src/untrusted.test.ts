import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAddress,
  isRecord,
  isTransactionHash,
  parseJson,
  readField,
  readOwnField,
} from './untrusted.ts';

const throws = () => {
  throw new Error('from outside');
};

describe('readField', () => {
  it.each([
    ['a field', { name: 1 }, 1],
    ['a missing field', {}, undefined],
    ['a getter that throws', Object.defineProperty({}, 'name', { get: throws }), undefined],
    ['a proxy that throws', new Proxy({}, { get: throws }), undefined],
    ['a revoked proxy', revoked(), undefined],
    ['null', null, undefined],
    ['nothing', undefined, undefined],
    ['a text', 'text', undefined],
    ['a number', 1, undefined],
  ])('reads %s', (_, value, field) => {
    expect(readField(value, 'name')).toBe(field);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, name) => void readField(value, name)),
    );
  });
});

describe('readOwnField', () => {
  it.each([
    ['a field', { name: 1 }, 1],
    ['an inherited field', Object.create({ name: 1 }), undefined],
    ['a getter', Object.defineProperty({}, 'name', { get: () => 1 }), undefined],
    ['a proxy that throws', new Proxy({}, { getOwnPropertyDescriptor: throws }), undefined],
    ['a revoked proxy', revoked(), undefined],
    ['null', null, undefined],
  ])('reads %s', (_, value, field) => {
    expect(readOwnField(value, 'name')).toBe(field);
  });
});

describe('isRecord', () => {
  it.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    ['{}', false],
    [() => {}, false],
  ])('of %o is %s', (value, is) => {
    expect(isRecord(value)).toBe(is);
  });
});

describe('parseJson', () => {
  it('reads what JSON.stringify wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([null, '', '{', 'undefined', '\ufeff{}', '{"a":1,}'])('is undefined for %o', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});

describe.each([
  ['isAddress', isAddress, 40],
  ['isTransactionHash', isTransactionHash, 64],
])('%s', (_, accepts, digits) => {
  it.each([
    ['lower case', `0x${'ab'.repeat(digits / 2)}`, true],
    ['mixed case', `0x${'aB'.repeat(digits / 2)}`, true],
    // viem and EIP-4361 refuse it.
    ['another prefix', `0X${'ab'.repeat(digits / 2)}`, false],
    ['more digits', `0x${'a'.repeat(digits + 1)}`, false],
    ['a number', 7, false],
  ])('of %s', (_name, value, isValid) => {
    expect(accepts(value)).toBe(isValid);
  });
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
