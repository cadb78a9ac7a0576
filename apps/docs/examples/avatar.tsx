import { type AvatarComponent, ConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

const Face: AvatarComponent = ({ address, ensImage, size }) =>
  ensImage ? (
    <img src={ensImage} alt="" width={size} height={size} />
  ) : (
    <svg viewBox="0 0 2 2" width={size} height={size} aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={`#${address.slice(2, 8)}`} />
    </svg>
  );

export const App = () => (
  <MooringProvider config={config} avatar={Face}>
    <ConnectButton account="full" />
  </MooringProvider>
);
