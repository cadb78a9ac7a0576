import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runPromtool } from '../testing/promtool.testing.ts';
import { startMeasured } from '../testing/startMeasured.testing.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');
const prometheus = join(deploy, 'prometheus');
const read = (...file: string[]) => readFileSync(join(deploy, ...file), 'utf8');

describe('promtool accepts', () => {
  it('the metrics of a server', async () => {
    const server = await startMeasured();
    try {
      expect(runPromtool(['check', 'metrics'], await server.scrape())).toBe('');
    } finally {
      await server.stop();
    }
  });

  it('the alerts, and each fires for what it is about alone', () => {
    const alerts = [...read('prometheus/alerts.yml').matchAll(/alert: (\w+)/g)];
    const tested = read('prometheus/alerts.test.yml');
    expect(
      alerts.map(([, name]) => name).filter((name) => !tested.includes(`name: ${name}\n`)),
    ).toEqual([]);
    expect(runPromtool(['check', 'rules', 'alerts.yml'], '', prometheus)).toContain('SUCCESS');
    expect(runPromtool(['test', 'rules', 'alerts.test.yml'], '', prometheus)).toContain('SUCCESS');
  });

  it('the expressions of the dashboard', () => {
    const expressions: string[] = [];
    JSON.parse(read('grafana/mooring.json'), (key, value) => {
      if (key === 'expr') expressions.push(value);
      return value;
    });
    const rules = expressions.map((expression, index) => ({
      record: `panel_${index}`,
      expr: expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }));
    expect(rules.length).toBeGreaterThan(30);
    const folder = mkdtempSync(join(tmpdir(), 'mooring-promtool-'));
    // JSON is YAML.
    writeFileSync(
      join(folder, 'rules.yml'),
      JSON.stringify({ groups: [{ name: 'panels', rules }] }),
    );
    expect(runPromtool(['check', 'rules', 'rules.yml'], '', folder)).toContain('SUCCESS');
    rmSync(folder, { recursive: true });
  });
});
