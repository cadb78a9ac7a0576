import { about } from './about.ts';

/** The public provider as in its documentation, without its modal; lazy-loaded. */
export async function connectProvider(show: (uri: string) => void): Promise<void> {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider');
  const provider = await EthereumProvider.init({
    ...about,
    showQrModal: false,
    optionalChains: [1],
    rpcMap: { 1: new URL('/rpc', location.href).href },
  });
  provider.once('display_uri', show);
  await provider.connect();
}
