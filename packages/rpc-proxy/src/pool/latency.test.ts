import { expect, it } from 'vitest';
import { createLatency } from './latency.ts';

it('createLatency is unknown before the first response', () => {
  const latency = createLatency();
  expect([latency.mean(), latency.usual()]).toEqual([null, null]);
});

it('createLatency converges to steady response times, with a small deviation', () => {
  const latency = createLatency();
  for (let count = 0; count < 60; count += 1) latency.observe(100);
  expect(latency.mean()).toBeCloseTo(100, 3);
  expect(latency.usual()).toBeCloseTo(100, 3);
});

it('createLatency has a larger deviation for varying response times', () => {
  const latency = createLatency();
  for (let count = 0; count < 60; count += 1) latency.observe(count % 2 === 0 ? 50 : 150);
  expect(latency.mean()).toBeGreaterThan(80);
  expect(latency.usual()).toBeGreaterThan(150);
});

it('createLatency follows a change', () => {
  const latency = createLatency();
  for (let count = 0; count < 20; count += 1) latency.observe(10);
  for (let count = 0; count < 20; count += 1) latency.observe(1_000);
  expect(latency.mean()).toBeGreaterThan(900);
});
