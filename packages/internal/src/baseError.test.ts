import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BaseError, type BaseErrorOptions } from './baseError.ts';
import { version } from './version.ts';

class HarbourError extends BaseError {
  override readonly name = 'HarbourError';
  readonly docsPath = 'docs/errors.md#harbour';
}
const harbourError = (options?: BaseErrorOptions) => new HarbourError('Closed.', options);

describe('BaseError', () => {
  it('has its short message as message, and no cause by default', () => {
    const error = harbourError();
    expect(error).toMatchObject({
      message: 'Closed.',
      shortMessage: 'Closed.',
      source: 'connector',
    });
    expect(error).not.toHaveProperty('cause');
  });

  it('has details and cause beside the short message', () => {
    const cause = new Error('Fog');
    const error = harbourError({ cause, message: 'Closed: Fog' });
    expect([error.message, error.shortMessage, error.cause]).toEqual([
      'Closed: Fog',
      'Closed.',
      cause,
    ]);
  });

  it('includes page and version in its text', () => {
    expect(String(harbourError())).toBe(
      `HarbourError: Closed.\nDocs: docs/errors.md#harbour\nVersion: ${version}`,
    );
  });

  it.each(['connect', 'pairing', 'passkey', 'safe', 'sign-in'])(
    'has the version of %s',
    async (name) => {
      const manifest = await readFile(
        new URL(`../../${name}/package.json`, import.meta.url),
        'utf8',
      );
      expect(JSON.parse(manifest).version).toBe(version);
    },
  );
});

describe('BaseError.walk', () => {
  const innermost = { code: 4001 };
  const between = new Error('between', { cause: innermost });
  const error = harbourError({ cause: between });

  it('returns the innermost error', () => {
    expect(error.walk()).toBe(innermost);
    expect(harbourError().walk()).toBeInstanceOf(HarbourError);
  });

  it('returns the outermost error that meets the condition', () => {
    expect(error.walk((one) => one instanceof Error)).toBe(error);
    expect(error.walk((one) => one === between)).toBe(between);
    expect(error.walk(() => false)).toBeUndefined();
  });

  it('ends for circular causes', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(harbourError({ cause: circle }).walk()).toBeUndefined();
  });
});
