// Starts the local network by its command, as a CI script does, uses its output, and stops it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const FIRST_PORT = 18_545;
const PORTS = [0, 1, 2, 3].map((index) => FIRST_PORT + index);

/** Runs the command to its end. */
async function run(...args) {
  const child = command(args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

function command(args) {
  return spawn(process.execPath, ['node_modules/.bin/mooring-devnet', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ask(url, method, ...params) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return (await response.json()).result;
}

async function listens(port) {
  const socket = connect(port, '127.0.0.1');
  const answers = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answers;
}

const started = performance.now();
const network = command(['--port', String(FIRST_PORT), '--json']);
network.stderr.pipe(process.stderr);
try {
  const [line] = await once(createInterface({ input: network.stdout }), 'line');
  const { chains, accounts, names, safes, gatewayUrl, relayUrl } = JSON.parse(line);
  const { ethereum, rollup } = chains;
  console.log(
    `Ready in ${Math.round(performance.now() - started)} ms, Node ${process.versions.node}`,
  );

  const urls = [ethereum.rpcUrl, rollup.rpcUrl, gatewayUrl, relayUrl];
  assert.deepEqual(
    urls.map((url) => Number(new URL(url).port)),
    PORTS,
  );
  for (const { id, rpcUrl } of [ethereum, rollup]) {
    assert.equal(Number(await ask(rpcUrl, 'eth_chainId')), id);
    for (const { address } of accounts)
      assert.ok(BigInt(await ask(rpcUrl, 'eth_getBalance', address, 'latest')) > 0n, address);
  }
  const [token] = ethereum.tokens;
  // symbol()
  const symbol = await ask(rollup.rpcUrl, 'eth_call', { to: token.address, data: '0x95d89b41' });
  assert.ok(Buffer.from(symbol.slice(2), 'hex').includes(token.symbol));
  assert.equal(names.find(({ name }) => name === 'mira.eth')?.address, accounts[0].address);

  for (const { chainId, address, owners, threshold } of safes) {
    const answer = await fetch(`${gatewayUrl}/v1/chains/${chainId}/safes/${address}`);
    const safe = await answer.json();
    assert.equal(safe.threshold, threshold);
    assert.deepEqual(
      safe.owners.map(({ value }) => value),
      owners,
    );
  }
  assert.equal(safes.length, 2);

  const second = await run('--port', String(FIRST_PORT));
  assert.equal(second.code, 1);
  assert.match(second.output, new RegExp(`^Port ${FIRST_PORT} on 127.0.0.1 is already in use\\.`));
  assert.deepEqual(await Promise.all(PORTS.map(listens)), [true, true, true, true]);

  network.kill('SIGTERM');
  const [code] = await once(network, 'exit');
  assert.equal(code, 0);
  assert.deepEqual(await Promise.all(PORTS.map(listens)), [false, false, false, false]);
} finally {
  network.kill('SIGKILL');
}

const refused = await run('--ports', '1');
assert.equal(refused.code, 1);
assert.match(refused.output, /^Unknown option '--ports'\. See mooring-devnet --help\.\n$/);

const help = await run('--help');
assert.equal(help.code, 0);
assert.match(help.output, /--gateway-port N/);
console.log('The command starts, answers and ends.');
