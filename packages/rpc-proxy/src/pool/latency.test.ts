import { expect, it } from 'vitest';
import { createLatency } from './latency.ts';

it('knows nothing before the first answer', () => {
  const latency = createLatency();
  expect([latency.mean(), latency.usual()]).toEqual([null, null]);
});

it('comes near what is steady, and takes little more for usual', () => {
  const latency = createLatency();
  for (let count = 0; count < 60; count += 1) latency.observe(100);
  expect(latency.mean()).toBeCloseTo(100, 3);
  expect(latency.usual()).toBeCloseTo(100, 3);
});

it('takes more for usual where answers vary', () => {
  const latency = createLatency();
  for (let count = 0; count < 60; count += 1) latency.observe(count % 2 === 0 ? 50 : 150);
  expect(latency.mean()).toBeGreaterThan(80);
  expect(latency.usual()).toBeGreaterThan(150);
});

it('follows a change', () => {
  const latency = createLatency();
  for (let count = 0; count < 20; count += 1) latency.observe(10);
  for (let count = 0; count < 20; count += 1) latency.observe(1_000);
  expect(latency.mean()).toBeGreaterThan(900);
});
