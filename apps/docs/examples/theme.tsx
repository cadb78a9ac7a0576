import { ConnectButton, graphiteTheme, MooringProvider, paperTheme } from '@mooring/connect';
import { config } from './config.ts';

const theme = { light: paperTheme({ radius: 'small' }), dark: graphiteTheme({ radius: 'small' }) };

export const App = () => (
  <MooringProvider config={config} theme={theme} mode="system">
    <ConnectButton />
  </MooringProvider>
);
