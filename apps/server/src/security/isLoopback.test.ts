import { expect, it } from 'vitest';
import { isLoopback } from './isLoopback.ts';

it.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  '',
  '0.0.0.0',
  '::',
  '192.168.1.4',
  'example.org',
  'localhost.example.org',
  '127.0.0.1.example.org',
])('%s is not this machine alone', (host) => expect(isLoopback(host)).toBe(false));
