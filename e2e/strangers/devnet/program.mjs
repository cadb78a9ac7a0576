// Starts the local network from a program, with viem.
import assert from 'node:assert/strict';
import { startNetwork } from '@mooring/devnet';

const network = await startNetwork({ ports: { ethereum: 0, rollup: 0, gateway: 0, relay: 0 } });
const { ethereum, accounts } = network.devnet;
assert.equal(await ethereum.client.getEnsName({ address: accounts[0].address }), 'mira.eth');
await network.stop();
console.log('The program starts it too.');
