// Unit tests of what runs in Node, on an old one (oldNode.ts). The older Vitest reads no TypeScript here.
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const tools = process.env['MOORING_OLD_NODE'];
if (!tools) throw new Error('Run it by `npm run test:old-node`.');

export default {
  root,
  resolve: {
    alias: [{ find: /^vitest$/, replacement: join(tools, 'node_modules/vitest/dist/index.js') }],
  },
  server: { fs: { strict: false } },
  test: {
    include: [
      'packages/{create-mooring,pairing,passkey,rpc-proxy,safe,sign-in,testing}/src/**/*.test.ts',
    ],
    exclude: [
      'packages/{passkey,testing}/src/**/*.long.test.ts',
      'packages/pairing/src/fuzz.long.test.ts',
      // The wallet library, which takes minutes.
      'packages/pairing/src/real-wallet/**',
      // Beside SQLite or jsdom, which want a newer Node.
      'packages/sign-in/src/server/**',
      'packages/sign-in/src/client/{assertion,createPendingAdapter,createSignInClient}.test.ts',
      'packages/testing/src/jsdom/**',
      'packages/testing/src/test-wallet/announce.test.ts',
      // Beside the local network, whose worker is TypeScript too; packed, it is tried in e2e/strangers.
      'packages/passkey/src/{create,explanation,find,guardians,owners,provider,recovery,simulation,submit}/**',
      'packages/passkey/src/react/recovery/**',
      'packages/passkey/src/account/safeSdk.test.ts',
      'packages/passkey/src/{createPasskeyProvider,onChain,passkey,verifier}.test.ts',
      // Measures the time of a thread, which this Node does not tell.
      'packages/sign-in/src/signInMessage.property.test.ts',
    ],
    isolate: false,
    maxWorkers: 3,
    setupFiles: ['vitest.setup.ts', 'e2e/oldNode/browserSocket.mjs'],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
};
