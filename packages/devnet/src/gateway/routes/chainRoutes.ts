import { addressOf, chainOf, GatewayError, notFound, type Route } from '../http/call.ts';
import { addressField, bytesField, readBody, textField } from '../http/fields.ts';
import {
  decodedView,
  decodePublishedCall,
  isTrustedTarget,
  PUBLISHED_ABIS,
} from '../views/callView.ts';
import { chainView, masterCopiesView } from '../views/chainView.ts';
import { toPage } from '../views/rows.ts';

/** Networks, their contracts, and decoded call data. */
export const chainRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/chains',
    handle: (call) => ({
      body: toPage(
        call,
        [...call.world.chains.values()].map(({ local }) => [chainView(local)]),
      ),
    }),
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId',
    handle: (call) => ({ body: chainView(chainOf(call).local) }),
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId/about/master-copies',
    handle(call) {
      chainOf(call);
      return { body: masterCopiesView() };
    },
  },
  {
    method: 'GET',
    path: '/v1/chains/:chainId/contracts/:address',
    async handle(call) {
      const { local } = chainOf(call);
      const address = addressOf(call, 'address');
      const code = await local.client.getCode({ address });
      if (code === undefined || code === '0x') throw notFound('No contract found');
      const name = call.world.nameOf(address) ?? '';
      const abi = PUBLISHED_ABIS[address.toLowerCase()];
      return {
        body: {
          address,
          name,
          displayName: name,
          logoUri: '',
          contractAbi: abi ? { abi } : null,
          trustedForDelegateCall: isTrustedTarget(address),
        },
      };
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/data-decoder',
    async handle(call) {
      chainOf(call);
      const { to, data } = await readBody(call, { to: addressField, data: bytesField });
      // The Safe is not given: management functions are those of the recipient itself.
      const asked = { to, value: 0n, data };
      const views = ([0, 1] as const).map((operation) =>
        decodedView(decodePublishedCall(to, { ...asked, operation })),
      );
      const body = views.find((view) => view !== null);
      if (!body) throw notFound();
      return { body };
    },
  },
];

/** Sponsored execution: these networks have no relayer. */
export const relayRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/chains/:chainId/relay/:safe',
    handle(call) {
      chainOf(call);
      addressOf(call, 'safe');
      throw noRelayer();
    },
  },
  {
    method: 'POST',
    path: '/v1/chains/:chainId/relay',
    async handle(call) {
      chainOf(call);
      await readBody(call, { version: versionField, to: addressField, data: bytesField });
      throw noRelayer();
    },
  },
];

const versionField = textField(20);

function noRelayer(): GatewayError {
  return new GatewayError(403, 'No relayer defined', { statusCode: 403 });
}
