import { CustomConnectButton, MooringProvider } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config}>
    <CustomConnectButton>
      {({ status, account, connectDialog, accountDialog }) =>
        account ? (
          <button type="button" onClick={accountDialog.open}>
            {account.label} {account.balance}
          </button>
        ) : (
          <button type="button" aria-busy={status === 'loading'} onClick={connectDialog.open}>
            Come aboard
          </button>
        )
      }
    </CustomConnectButton>
  </MooringProvider>
);
