import {
  AuthenticationProvider,
  ConnectButton,
  createMooringConfig,
  type MooringConfig,
  MooringProvider,
  useAuthentication,
} from '@mooring/connect';
import { createSignInClient } from '@mooring/sign-in';
import { createRoot } from 'react-dom/client';
import { arbitrum, base, mainnet, optimism, polygon } from 'wagmi/chains';
import '@mooring/connect/styles.css';

const client = createSignInClient({ statement: 'Sign in to Harbour.' });

function SignedIn() {
  const { signedIn } = useAuthentication();
  return signedIn && <p id="signed-in">Signed in</p>;
}

/** The kit's button and sign-in as in its documentation; the page says who is signed in. */
export function openPage(options: Pick<Parameters<typeof createMooringConfig>[0], 'connectors'>) {
  const config: MooringConfig = createMooringConfig({
    appName: 'Harbour',
    chains: [mainnet, optimism, base, arbitrum, polygon],
    ...options,
  });
  createRoot(document.body).render(
    <AuthenticationProvider client={client}>
      <MooringProvider config={config}>
        <ConnectButton />
        <SignedIn />
      </MooringProvider>
    </AuthenticationProvider>,
  );
}
