import { useCatalogue } from '@mooring/connect';
import { isContractError } from '@mooring/internal';
import { CopyButton, Notice, RetryNotice } from '@mooring/page/ui';
import { joinSignatures, type SafeSignature } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Client, type Hash, hashMessage, parseAbi } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import { VALID_SIGNATURE } from '../read/createOwnerVerifier.ts';
import { type KnownSafe, safeKey } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';

interface MessageProofProps {
  readonly safe: KnownSafe;
  readonly text: string;
  /** Enough signatures, each verified here. */
  readonly signatures: readonly SafeSignature[];
}

/** Onchain verification of the signatures by the account (ERC-1271). */
export function MessageProof({ safe, text, signatures }: MessageProofProps) {
  const t = useCatalogue(multisigCatalogue);
  const wagmi = useConfig();
  const { chain, state } = safe;
  const joined = joinSignatures(signatures);
  const hash = hashMessage(text);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['web', 'safe-message-proof', ...safeKey(state), hash, joined],
    queryFn: () =>
      isSigned(wagmi.getClient({ chainId: chain.id }), state.address, hash, signatures),
  });
  if (data === undefined && isError && !isFetching) {
    return (
      <RetryNotice onRetry={() => void refetch()}>
        {t('message.unproven', { network: chain.name })}
      </RetryNotice>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <p className="hidden" role="status">
          {t('action.checking')}
        </p>
        <span className="skeleton safe-skeleton-row" />
      </div>
    );
  }
  return (
    <>
      <Notice kind={data ? 'good' : 'bad'} urgent>
        <p>{t(data ? 'message.proven' : 'message.disproven')}</p>
      </Notice>
      {data && (
        <p>
          <CopyButton text={joined} label={t('message.copySignature')} />
        </p>
      )}
    </>
  );
}

const contractSignatureAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);

/**
 * Verifies onchain that the account accepts a message as signed (ERC-1271).
 * @param hash hash an EOA would sign
 * @throws {Error} when the network is unreachable
 */
async function isSigned(
  client: Client,
  address: Address,
  hash: Hash,
  signatures: readonly SafeSignature[],
): Promise<boolean> {
  try {
    const args = [hash, joinSignatures(signatures)] as const;
    return (
      (await readContract(client, {
        address,
        abi: contractSignatureAbi,
        functionName: 'isValidSignature',
        args,
      })) === VALID_SIGNATURE
    );
  } catch (error) {
    // A revert is a refusal; without its fallback handler, the account lacks the function.
    if (isContractError(error)) return false;
    throw error;
  }
}
