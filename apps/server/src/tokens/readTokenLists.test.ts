import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { addListedTokens, MOST_TOKENS } from './readTokenLists.ts';

const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;
const token = (index: number, more: object = {}) => ({
  ...{ chainId: 1, address: address(index), name: `Token ${index}`, symbol: `T${index}` },
  ...{ decimals: 18, logoURI: 'https://tokens.example.org/logo.png', ...more },
});
const networks = [
  {
    id: 1,
    upstreams: ['https://rpc.example.org/KEY'],
    tokens: [{ address: address(1), name: 'Ours', symbol: 'OURS', decimals: 6 }],
  },
  { id: 8453, upstreams: ['https://base.example.org/KEY'] },
];
let folder = '';
const server = createServer((request, response) => {
  if (request.url === '/missing') response.writeHead(404).end();
  else if (request.url === '/moved') response.writeHead(302, { location: '/list' }).end();
  else if (request.url === '/large') response.end(Buffer.alloc(9_000_000, ' '));
  else response.end(JSON.stringify({ name: 'List', tokens: [token(3, { chainId: 8453 })] }));
});
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-tokens-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  origin = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function add(content: unknown, ...more: readonly string[]) {
  const file = join(folder, 'list.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return addListedTokens(parseConfig({ networks, tokenLists: [file, ...more] }));
}

const symbols = ({ networks: added }: Awaited<ReturnType<typeof add>>) =>
  added.map(({ tokens }) => tokens.map(({ symbol }) => symbol));

describe('addListedTokens', () => {
  it('adds the tokens of files and URLs to their networks, once, after the configured ones', async () => {
    const twice = token(1, { address: address(1).toUpperCase().replace('X', 'x') });
    const added = await add({ tokens: [twice, token(2), token(4, { chainId: 5 })] }, origin);
    expect(symbols(added)).toEqual([['OURS', 'T2'], ['T3']]);
    expect(added.messages).toEqual([]);
    expect(added.networks[0]?.tokens[1]).toEqual({
      ...{ address: address(2), name: 'Token 2', symbol: 'T2', decimals: 18 },
    });
  });

  it('leaves out rows that are not tokens, and counts them', async () => {
    const rows = [null, 'x', token(2, { decimals: -1 }), token(2, { address: '0x1' })];
    const added = await add({
      tokens: [...rows, token(2, { name: ' ' }), token(2, { symbol: 'x'.repeat(201) }), token(5)],
    });
    expect(symbols(added)).toEqual([['OURS', 'T5'], []]);
    expect(added.messages).toEqual(['tokenLists: 6 rows of list.json are not tokens']);
  });

  it.each([
    ['/missing', /127\.0\.0\.1:\d+ could not be read \(status 404\); it is left out/],
    ['/moved', /could not be read/],
    ['/large', /more than 8388608 bytes/],
  ])('leaves out the list of %s, with a message', async (path, message) => {
    const added = await add({ tokens: [] }, `${origin}${path}`);
    expect(symbols(added)).toEqual([['OURS'], []]);
    expect(added.messages).toEqual([expect.stringMatching(message)]);
  });

  it(`adds up to ${MOST_TOKENS} tokens to a network, with a message`, async () => {
    const added = await add({
      tokens: Array.from({ length: 300 }, (_, index) => token(index + 2)),
    });
    expect(added.networks[0]?.tokens).toHaveLength(MOST_TOKENS);
    expect(added.messages).toEqual([
      expect.stringMatching(/has 301 tokens, of which the first 200/),
    ]);
  });

  it.each([['{'], ['[]'], ['{"tokens": {}}']])('throws for a file with %s', async (content) => {
    await expect(add(content)).rejects.toThrow(/tokenLists\[0\]: found "list\.json"/);
  });

  it('throws for a missing file', async () => {
    const config = parseConfig({ networks, tokenLists: [join(folder, 'none.json')] });
    await expect(addListedTokens(config)).rejects.toThrow(/"none\.json"/);
  });
});
