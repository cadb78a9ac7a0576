import { expect, it } from 'vitest';
import { createUpstreamOrder } from './upstreamOrder.ts';

function startOrder(count: number) {
  const clock = { ms: 1_000 };
  return { clock, order: createUpstreamOrder(count, () => clock.ms) };
}

it('keeps the configured order while nothing fails', () => {
  expect(startOrder(3).order.order()).toEqual([0, 1, 2]);
});

it('asks one that failed last, for 5 seconds', () => {
  const { clock, order } = startOrder(3);
  order.failed(0);
  expect(order.order()).toEqual([1, 2, 0]);
  clock.ms += 4_999;
  expect(order.order()).toEqual([1, 2, 0]);
  clock.ms += 1;
  expect(order.order()).toEqual([0, 1, 2]);
});

it('doubles the pause with each failure, up to a minute', () => {
  const { clock, order } = startOrder(2);
  for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    order.failed(0);
    clock.ms += pause - 1;
    expect(order.order()).toEqual([1, 0]);
    clock.ms += 1;
    expect(order.order()).toEqual([0, 1]);
  }
});

it('counts failures side by side as one', () => {
  const { clock, order } = startOrder(2);
  for (let times = 0; times < 20; times += 1) order.failed(0);
  clock.ms += 5_000;
  expect(order.order()).toEqual([0, 1]);
});

it('forgets failures with the first answer', () => {
  const { clock, order } = startOrder(2);
  order.failed(0);
  clock.ms += 5_000;
  order.failed(0);
  order.answered(0);
  expect(order.order()).toEqual([0, 1]);
  order.failed(0);
  clock.ms += 5_000;
  expect(order.order()).toEqual([0, 1]);
});

it('still asks everyone when all are paused, the one paused longest ago first', () => {
  const { clock, order } = startOrder(3);
  order.failed(1);
  clock.ms += 1;
  order.failed(0);
  order.failed(2);
  expect(order.order()).toEqual([1, 0, 2]);
});
