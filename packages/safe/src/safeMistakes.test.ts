import { expect, it } from 'vitest';
import { safe } from './connector/safe.ts';
import { createGatewayClient } from './gateway/createGatewayClient.ts';

const ORIGIN = 'https://app.safe.global';

it.each<[string, unknown, string]>([
  ['no options', undefined, '`allowedOrigins` is no array'],
  ['missing origins', {}, '`allowedOrigins` is no array'],
  ['a single origin', { allowedOrigins: ORIGIN }, '`allowedOrigins` is no array'],
  ['no origin', { allowedOrigins: [] }, 'allowedOrigins is empty'],
  ['an origin with a slash', { allowedOrigins: [`${ORIGIN}/`] }, 'is no origin'],
  ['a pattern', { allowedOrigins: ['https://*.safe.global'] }, 'patterns match nothing'],
])('safe, in development, refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(safe, undefined, [options])).toThrow(message);
});

it.each<[string, unknown, string]>([
  ['no options', undefined, '`baseUrl` is missing'],
  ['a missing URL', {}, '`baseUrl` is missing'],
  ['a path', { baseUrl: '/gateway' }, 'is no address of a gateway'],
])('createGatewayClient, in development, refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createGatewayClient, undefined, [options])).toThrow(message);
});
