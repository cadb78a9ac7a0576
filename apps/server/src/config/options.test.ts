import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readField } from '@mooring/internal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { configSchema } from './configSchema.ts';
import { isSchema, itemSchema, optionFields } from './optionFields.ts';

interface Row {
  option: string;
  type: string;
  byDefault: string;
}

/** Options of a schema: those with their own type, or those of their fields. */
function listOptions(schema: v.GenericSchema, option = '', byDefault = 'required'): Row[] {
  const type = v.getDescription(schema);
  if (type !== undefined) return [{ option, type, byDefault }];
  const wrapped = readField(schema, 'wrapped');
  if (isSchema(wrapped)) return listOptions(wrapped, option, shown(readField(schema, 'default')));
  const item = itemSchema(schema);
  if (item) return listOptions(item, `${option}[]`);
  return optionFields(schema).flatMap(({ key, schema: field }) =>
    listOptions(field, option === '' ? String(key) : `${option}.${key}`),
  );
}

/** Default as a table says it; empty for one that depends on other things. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : 'all';
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Rows of tables whose first heading is `field of …`. */
function documented(page: string): Row[] {
  return [...page.matchAll(/^\| field of (.+?) \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm)].flatMap(
    ([, of = '', rows = '']) => {
      const group = /`(.+)`/.exec(of)?.[1];
      return rows
        .trimEnd()
        .split('\n')
        .map((row) => {
          const [name = '', type = '', , byDefault = ''] = row.split(' | ').map(bare);
          return { option: group === undefined ? name : `${group}.${name}`, type, byDefault };
        });
    },
  );
}

const bare = (cell: string) => cell.replaceAll(/^\| | \|$|`/g, '');

describe('options in docs/running.md', () => {
  const rows = documented(
    readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8'),
  );
  const options = listOptions(configSchema);

  it.each(options)('have a row for $option, with its type and default', (option) => {
    const found = rows.filter((row) => row.option === option.option);
    expect(found).toMatchObject([{ type: bare(option.type) }]);
    if (option.byDefault === '') expect(found[0]?.byDefault).not.toMatch(/^(?:required|)$/);
    else expect(`${found[0]?.byDefault} `).toMatch(new RegExp(`^${option.byDefault}(?![\\w.])`));
  });

  it('have no rows for unknown options', () => {
    const isKnown = ({ option }: Row) =>
      options.some((one) =>
        `${one.option}.`.replace('[]', '').startsWith(`${option}.`.replace('[]', '')),
      );
    expect(rows.filter((row) => !isKnown(row))).toEqual([]);
  });
});
