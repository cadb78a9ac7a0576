import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';

/** What an application has before it thinks of phones: wagmi, viem, and a wallet of the browser. */
export function wagmiPage(phones: readonly CreateConnectorFn[]) {
  const config = createConfig({
    chains: [mainnet],
    connectors: [injected(), ...phones],
    transports: { [mainnet.id]: http('/rpc') },
  });
  const [connector] = config.connectors;
  const button = document.createElement('button');
  button.textContent = 'Wallet of this browser';
  button.addEventListener('click', () => connector && connect(config, { connector }));
  document.body.append(button);
  return config;
}
