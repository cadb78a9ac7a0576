import { describe, expect, it } from 'vitest';
import { createUpstreamHealth, type UpstreamHealth } from './upstreamHealth.ts';

function start(isProven = true) {
  const time = { ms: 1_000 };
  const health = createUpstreamHealth(() => time.ms);
  if (isProven) health.proven();
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) health.failed();
  };
  return { time, health, fail };
}

it('createUpstreamHealth requires the chain id before other requests', () => {
  const { health } = start(false);
  expect(health.standing()).toBe('unproven');
  health.proven();
  expect(health.standing()).toBe('ready');
});

it.each<[string, (health: UpstreamHealth) => void]>([
  ['its chain id was right', (health) => health.proven()],
  ['its chain id was wrong', (health) => health.isOfOtherChain()],
  ['it failed', (health) => health.failed()],
  ['it said when to come back', (health) => health.told(1_000)],
])('createUpstreamHealth knows an upstream once %s', (_name, ask) => {
  const { health } = start(false);
  expect(health.isKnown()).toBe(false);
  ask(health);
  expect(health.isKnown()).toBe(true);
});

it('createUpstreamHealth pauses an upstream of another chain for a minute, then requires the chain id', () => {
  const { health, time } = start(false);
  health.isOfOtherChain();
  expect(health.standing()).toBe('wrong-chain');
  time.ms += 59_999;
  expect(health.standing()).toBe('wrong-chain');
  time.ms += 1;
  expect(health.standing()).toBe('unproven');
});

describe('createUpstreamHealth pauses an upstream', () => {
  it('after three consecutive failures, not after two', () => {
    const { health, fail } = start();
    fail(2);
    health.answered();
    fail(2);
    expect(health.standing()).toBe('ready');
    fail(1);
    expect(health.standing()).toBe('paused');
  });

  it('for failing every second request', () => {
    const { health } = start();
    for (let count = 0; count < 20 && health.standing() === 'ready'; count += 1) {
      health.failed();
      health.answered();
    }
    expect(health.standing()).toBe('paused');
  });

  it('not for failing one of ten requests', () => {
    const { health } = start();
    for (let count = 0; count < 500; count += 1) {
      if (count % 10 === 0) health.failed();
      else health.answered();
      expect(health.standing()).toBe('ready');
    }
  });

  it('for being slower than others repeatedly', () => {
    const { health } = start();
    for (let count = 0; count < 5; count += 1) health.overtaken();
    expect(health.standing()).toBe('paused');
  });

  it('not if the next would be no better', () => {
    const { health } = start();
    health.failed(true);
    expect(health.standing()).toBe('paused');
  });
});

it('createUpstreamHealth doubles the pause after a failure on trial, up to a minute', () => {
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

it('createUpstreamHealth counts concurrent failures once, and ignores late ones', () => {
  const { health, time, fail } = start();
  fail(40);
  health.answered();
  expect(health.standing()).toBe('paused');
  time.ms += 5_000;
  expect(health.standing()).toBe('unproven');
});

it('createUpstreamHealth pauses for Retry-After, and keeps its state', () => {
  const { health, time } = start();
  health.told(7_000);
  time.ms += 6_999;
  expect(health.standing()).toBe('waiting');
  time.ms += 1;
  expect(health.standing()).toBe('ready');
});
