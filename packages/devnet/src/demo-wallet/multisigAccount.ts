import { callStatus, type SafeCall } from '@mooring/safe/transactions';
import { unsupportedMethod, type WalletAccount } from '@mooring/testing/wallet';
import { createHostSession } from '../safe-host/page/session.ts';
import { signMessage } from '../safe-host/page/signing/messages.ts';
import { prepareTransaction, proposeTransaction } from '../safe-host/page/signing/transactions.ts';
import type { Setup, SetupMultisig } from './setup.ts';

/**
 * Safe as an account of this wallet, which has the key of one owner: transactions become proposals at the
 * gateway, signatures messages there. Returns `0x` for a message without enough signatures, as Safe's own
 * provider does.
 *
 * @returns undefined without an owner's key or a gateway
 */
export function multisigAccount(
  { label, address, chainId, threshold, owners }: SetupMultisig,
  keys: readonly WalletAccount[],
  setup: Setup,
): WalletAccount | undefined {
  const network = setup.networks.find(({ id }) => id === chainId);
  const at = keys.findIndex((key) => owners.includes(key.address));
  const [owner, secret] = [keys[at], setup.accounts[at]];
  const { gatewayUrl } = setup;
  if (!owner || !secret || !network?.rpcUrl || gatewayUrl === undefined) return undefined;
  const opened = {
    app: new URL(gatewayUrl),
    safe: address,
    label,
    network: { ...network, rpcPath: network.rpcUrl, tokens: [] },
  };
  const signer = { label: owner.label, address: owner.address, privateKey: secret.privateKey };
  // Created on first use: it reads `location`.
  let session: ReturnType<typeof createHostSession> | undefined;
  const open = () => {
    session ??= createHostSession(opened, {
      gatewayUrl,
      accounts: [signer],
      networks: [],
      safes: [],
    });
    return session;
  };
  return {
    ...owner,
    address,
    label: `${label}, multisig of ${threshold} of ${owners.length}`,
    multisig: {
      chainId,
      async propose(asked, origin) {
        const calls = asked.map(({ to, value, data }): SafeCall => {
          if (!to) throw unsupportedMethod('creating a contract as a multisig');
          return { to, value, data, operation: 0 };
        });
        const prepared = await prepareTransaction(open(), calls);
        return proposeTransaction(
          open(),
          prepared,
          signer,
          JSON.stringify({ name: origin, url: origin }),
        );
      },
      async outcomeOf(safeTxHash) {
        const { txStatus, txHash } = await open().gateway.transactions.get(chainId, safeTxHash);
        return { status: callStatus[txStatus], executedBy: txHash ?? undefined };
      },
      async sign(content) {
        const parts =
          typeof content === 'string' ? content : { ...content, domain: { ...content.domain } };
        const signed = await signMessage(open(), { content: parts, posted: parts }, signer);
        return signed.signature ?? '0x';
      },
    },
  };
}
