import { describe, expect, it } from 'vitest';
import { createUpstreamHealth } from './upstreamHealth.ts';

function start(isProven = true) {
  const time = { ms: 1_000 };
  const health = createUpstreamHealth(() => time.ms);
  if (isProven) health.proven();
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) health.failed();
  };
  return { time, health, fail };
}

it('must prove its chain before it is asked', () => {
  const { health } = start(false);
  expect(health.standing()).toBe('unproven');
  health.proven();
  expect(health.standing()).toBe('ready');
});

it('of another chain is left alone for a minute, then must prove itself', () => {
  const { health, time } = start(false);
  health.isOfOtherChain();
  expect(health.standing()).toBe('wrong-chain');
  time.ms += 59_999;
  expect(health.standing()).toBe('wrong-chain');
  time.ms += 1;
  expect(health.standing()).toBe('unproven');
});

describe('is paused', () => {
  it('after three failures in a row, not after two', () => {
    const { health, fail } = start();
    fail(2);
    health.answered();
    fail(2);
    expect(health.standing()).toBe('ready');
    fail(1);
    expect(health.standing()).toBe('paused');
  });

  it('when it fails every second time', () => {
    const { health } = start();
    for (let count = 0; count < 20 && health.standing() === 'ready'; count += 1) {
      health.failed();
      health.answered();
    }
    expect(health.standing()).toBe('paused');
  });

  it('never when it fails one time in ten', () => {
    const { health } = start();
    for (let count = 0; count < 500; count += 1) {
      if (count % 10 === 0) health.failed();
      else health.answered();
      expect(health.standing()).toBe('ready');
    }
  });

  it('when others are faster again and again', () => {
    const { health } = start();
    for (let count = 0; count < 5; count += 1) health.overtaken();
    expect(health.standing()).toBe('paused');
  });

  it('at once when the next would go no better', () => {
    const { health } = start();
    health.failed(true);
    expect(health.standing()).toBe('paused');
  });
});

it('is on trial after a pause: one failure doubles the next, up to a minute', () => {
  const { health, time, fail } = start();
  fail(3);
  for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    time.ms += ms - 1;
    expect(health.standing()).toBe('paused');
    time.ms += 1;
    expect(health.standing()).toBe('unproven');
    health.proven();
    fail(1);
  }
});

it('createUpstreamHealth forgets failures after a series of responses', () => {
  const { health, time, fail } = start();
  fail(3);
  time.ms += 5_000;
  health.proven();
  for (let count = 0; count < 5; count += 1) health.answered();
  fail(2);
  expect(health.standing()).toBe('ready');
  fail(1);
  time.ms += 5_000;
  expect(health.standing()).toBe('unproven');
});

it('counts what fails side by side, and what comes too late, as nothing more', () => {
  const { health, time, fail } = start();
  fail(40);
  health.answered();
  expect(health.standing()).toBe('paused');
  time.ms += 5_000;
  expect(health.standing()).toBe('unproven');
});

it('is not asked for as long as it said, and goes on where it was', () => {
  const { health, time } = start();
  health.told(7_000);
  time.ms += 6_999;
  expect(health.standing()).toBe('waiting');
  time.ms += 1;
  expect(health.standing()).toBe('ready');
});
