import { expect, it } from 'vitest';
import { describeStart } from './describeStart.ts';

const folder = '/etc/mooring';
const file = `${folder}/mooring.config.ts`;

it.each([
  [
    { configFile: file, folder, place: { file: `${folder}/data/mooring.sqlite` } },
    'configuration: mooring.config.ts; folder: /etc/mooring; database: data/mooring.sqlite',
  ],
  [
    { configFile: file, folder, place: { file: '/data/mooring.sqlite' } },
    'configuration: mooring.config.ts; folder: /etc/mooring; database: /data/mooring.sqlite',
  ],
  [
    {
      configFile: null,
      folder,
      place: { url: 'postgres://mira:SECRET@db1:5432,db2/name?a=SECRET' },
    },
    'configuration: the environment; folder: /etc/mooring; database: PostgreSQL at db1:5432,db2/name',
  ],
  [
    { configFile: null, folder, place: { url: 'postgres://mira:SEC/RET@db1/name' } },
    'configuration: the environment; folder: /etc/mooring; database: PostgreSQL at an address that cannot be read',
  ],
  [
    { configFile: null, folder, place: undefined },
    'configuration: the environment; folder: /etc/mooring; database: none',
  ],
])('describeStart of %j names them without a password', (start, sentence) => {
  expect(describeStart(start)).toBe(sentence);
});
