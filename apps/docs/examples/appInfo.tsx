import { ConnectButton, type DisclaimerComponent, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

const Terms: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    By connecting you accept the <Link href="https://harbour.example/terms">terms</Link>.
  </Text>
);

export const App = () => (
  <MooringProvider
    config={config}
    appInfo={{ disclaimer: Terms, learnMoreUrl: 'https://harbour.example/wallets' }}
  >
    <ConnectButton />
  </MooringProvider>
);
