import { expect, test } from 'vitest';
import { bypassProxy } from './bypassProxy.ts';

const own = '127.0.0.1,localhost,[::1]';
const proxy = { HTTP_PROXY: 'http://127.0.0.1:9' };

test.each<[NodeJS.ProcessEnv, NodeJS.ProcessEnv]>([
  [{}, {}],
  [{ HTTP_PROXY: '' }, {}],
  [proxy, { NO_PROXY: own }],
  [{ http_proxy: 'http://127.0.0.1:9' }, { NO_PROXY: own }],
  [
    { ...proxy, NO_PROXY: 'a.example, localhost' },
    { NO_PROXY: `a.example,localhost,127.0.0.1,[::1]` },
  ],
  [
    { ...proxy, NO_PROXY: 'a', no_proxy: 'b' },
    { NO_PROXY: 'a', no_proxy: `b,${own}` },
  ],
  [{ ...proxy, NO_PROXY: '*' }, { NO_PROXY: '*' }],
])('bypassProxy of %j', (environment, expected) => {
  const changed = { ...environment };
  bypassProxy(changed);
  expect(changed).toEqual({ ...environment, ...expected });
});
