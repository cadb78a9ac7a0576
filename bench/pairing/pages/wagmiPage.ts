import { type CreateConnectorFn, createConfig, http, injected } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';

/** Application without phones: wagmi, viem, and an injected wallet. */
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
