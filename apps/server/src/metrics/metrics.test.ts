import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('tells counters, gauges and histograms in the text format', () => {
  const metrics = createMetrics();
  const calls = metrics.counter('calls_total', 'Calls.', ['chain', 'method']);
  calls.add(['1', 'eth_call']);
  calls.add(['1', 'eth_call'], 2);
  calls.add(['10', 'say "hi"\\\n']);
  metrics.read('gauge', 'up', 'Whether it is up.', [], () => [[[], 1]]);
  const seconds = metrics.histogram('seconds', 'How long.', ['chain'], [0.1, 1]);
  for (const value of [0.0625, 0.5, 0.5, 4]) seconds.observe(['1'], value);
  expect(metrics.text()).toBe(
    [
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{chain="1",method="eth_call"} 3',
      'calls_total{chain="10",method="say \\"hi\\"\\\\\\n"} 1',
      '# HELP up Whether it is up.',
      '# TYPE up gauge',
      'up 1',
      '# HELP seconds How long.',
      '# TYPE seconds histogram',
      'seconds_bucket{chain="1",le="0.1"} 1',
      'seconds_bucket{chain="1",le="1"} 3',
      'seconds_bucket{chain="1",le="+Inf"} 4',
      'seconds_sum{chain="1"} 5.0625',
      'seconds_count{chain="1"} 4',
      '',
    ].join('\n'),
  );
});

it('leaves out what nothing is known of', () => {
  const metrics = createMetrics();
  metrics.counter('calls_total', 'Calls.', []);
  metrics.read('gauge', 'up', 'Whether it is up.', ['name'], () => []);
  expect(metrics.text()).toBe('');
});
