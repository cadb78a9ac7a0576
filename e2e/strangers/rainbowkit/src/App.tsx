import {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
} from '@rainbow-me/rainbowkit';
import { useSendTransaction } from 'wagmi';
import { useBoarding } from './useBoarding';

export function App() {
  return (
    <>
      <ConnectButton
        accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
        chainStatus="full"
        showBalance={true}
      />
      <OwnButton />
      <Menu />
      <Tip />
    </>
  );
}

function OwnButton() {
  return (
    <ConnectButton.Custom>
      {({
        account,
        chain,
        openAccountModal,
        openChainModal,
        openConnectModal,
        authenticationStatus,
        mounted,
      }) => {
        const ready = mounted && authenticationStatus !== 'loading';
        if (!ready || !account || !chain) {
          return (
            <button type="button" disabled={!ready} onClick={openConnectModal}>
              Come aboard
            </button>
          );
        }
        if (chain.unsupported) {
          return (
            <button type="button" onClick={openChainModal}>
              Other waters
            </button>
          );
        }
        return (
          <button type="button" onClick={openAccountModal}>
            {account.ensAvatar && <img alt="" src={account.ensAvatar} />}
            {account.displayName} on {chain.name}
            {account.displayBalance ? ` with ${account.displayBalance}` : ''}
            {account.hasPendingTransactions ? ' …' : ''}
          </button>
        );
      }}
    </ConnectButton.Custom>
  );
}

function Menu() {
  const { connectModalOpen } = useConnectModal();
  const board = useBoarding();
  const { openChainModal } = useChainModal();
  const accountModal = useAccountModal();
  return (
    <p>
      <button type="button" disabled={connectModalOpen} onClick={board}>
        Board
      </button>
      <button type="button" onClick={openChainModal}>
        Waters
      </button>
      <button type="button" onClick={accountModal.openAccountModal}>
        Papers
      </button>
    </p>
  );
}

function Tip() {
  const addRecentTransaction = useAddRecentTransaction();
  const { sendTransactionAsync } = useSendTransaction();
  const tip = async () => {
    const hash: string = await sendTransactionAsync({
      to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    });
    addRecentTransaction({ hash, description: 'A tip' });
  };
  return (
    <button type="button" onClick={() => void tip()}>
      Tip
    </button>
  );
}
