import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

/** Packages that draw on a host's page. */
const source = resolve(import.meta.dirname, '../../..');
/** Tokens and the place of a button are the host's to change: they lie in a cascade layer. */
const LAYERED = 'connect/src/theme/tokens.css';
const files = globSync('{connect,passkey}/src/**/*.css', { cwd: source }).filter(
  (file) => !file.endsWith('/styles.css'),
);

/** Selectors of a stylesheet with its nesting lowered, and names of its keyframes. */
function read(file: string) {
  const selectors: Selector[] = [];
  const keyframes: string[] = [];
  const code = lowered(readFileSync(resolve(source, file)));
  transform({
    filename: file,
    code,
    visitor: {
      Rule: {
        style({ value }) {
          selectors.push(...value.selectors);
        },
        keyframes({ value }) {
          keyframes.push(value.name.value);
        },
      },
    },
  });
  return { selectors, keyframes };
}

function lowered(code: Uint8Array): Uint8Array {
  return transform({ filename: 'lowered.css', code, targets: { chrome: 111 << 16 } }).code;
}

/** Returns true for a selector that an element without a class of the kit never matches. */
function isOurs(selector: Selector): boolean {
  return JSON.stringify(selector).includes('"type":"class","name":"mooring');
}

describe('stylesheets', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(15));

  it.each(files)(
    '%s has rules for classes of the kit only, and keyframes with its prefix',
    (file) => {
      const { selectors, keyframes } = read(file);
      expect(selectors.filter((selector) => !isOurs(selector))).toEqual([]);
      expect(keyframes.filter((name) => !name.startsWith('mooring-'))).toEqual([]);
    },
  );

  it.each(files.filter((file) => file !== LAYERED))(
    '%s adds the specificity of two ids to its rules, and uses no !important',
    (file) => {
      const ids = { type: 'pseudo-class', kind: 'not' };
      for (const [first] of read(file).selectors) expect(first).toMatchObject(ids);
      expect(readFileSync(resolve(source, file), 'utf8')).not.toContain('!important');
    },
  );
});
