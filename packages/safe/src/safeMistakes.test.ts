import { expect, it } from 'vitest';
import { safe } from './connector/safe.ts';
import { createGatewayClient } from './gateway/createGatewayClient.ts';

const ORIGIN = 'https://app.safe.global';

it.each<[string, unknown, string]>([
  ['no options', undefined, '`allowedOrigins` is not an array'],
  ['missing origins', {}, '`allowedOrigins` is not an array'],
  ['a single origin', { allowedOrigins: ORIGIN }, '`allowedOrigins` is not an array'],
  ['no origin', { allowedOrigins: [] }, 'allowedOrigins is empty'],
  ['an origin with a slash', { allowedOrigins: [`${ORIGIN}/`] }, 'is not an origin'],
  ['a pattern', { allowedOrigins: ['https://*.safe.global'] }, 'patterns are not supported'],
])('safe, in development, refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(safe, undefined, [options])).toThrow(message);
});

it.each<[string, unknown, string]>([
  ['no options', undefined, '`baseUrl` is missing'],
  ['a missing URL', {}, '`baseUrl` is missing'],
  ['a path', { baseUrl: '/gateway' }, 'is not a gateway URL'],
])('createGatewayClient, in development, refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createGatewayClient, undefined, [options])).toThrow(message);
});
