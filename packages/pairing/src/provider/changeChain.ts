import { parseOrUndefined } from '@mooring/internal/schema';
import { literal, object, union, unknown } from 'valibot';
import type { KeptSession } from '../client/keptSession.ts';
import { ProviderError } from '../session/peerError.ts';
import { allowedChains } from '../session/sessionView.ts';
import { readWalletChainId } from '../session/walletRequest.ts';

export interface ChainTimes {
  /** Time the person has to answer, in ms. */
  readonly requestMs: number;
  /** Time the wallet then has to allow the network, in ms. */
  readonly chainMs: number;
}

/**
 * Switches a session to a network (EIP-3326). If the session allows the network, the page switches
 * without the wallet; otherwise the wallet is asked, and must allow it by a session update or report it by an event.
 * @throws {ProviderError} 4902 when the wallet must add it first, 4901 when the wallet approved but did not
 *   allow it in time, or the wallet's error
 */
export function switchChain(
  session: KeptSession,
  chainId: number,
  times: ChainTimes,
): Promise<void> {
  const method = 'wallet_switchEthereumChain';
  const parameter = { chainId: `0x${chainId.toString(16)}` };
  return requestChain(session, { chainId, method, parameter, unsupportedCode: 4902 }, times);
}

/**
 * Asks the wallet to add a network (EIP-3085), and switches the session once the wallet allows it.
 * @throws {ProviderError} as `switchChain`; 4200 for a wallet that cannot add networks; −32602
 */
export async function addChain(
  session: KeptSession,
  parameter: unknown,
  times: ChainTimes,
): Promise<void> {
  const chainId = readChainIdParameter(parameter);
  const method = 'wallet_addEthereumChain';
  await requestChain(session, { chainId, method, parameter, unsupportedCode: 4200 }, times);
}

interface ChainRequest {
  readonly chainId: number;
  readonly method: string;
  readonly parameter: unknown;
  /** Code for a session without the method. */
  readonly unsupportedCode: number;
}

async function requestChain(
  session: KeptSession,
  { chainId, method, parameter, unsupportedCode: unable }: ChainRequest,
  times: ChainTimes,
): Promise<void> {
  if (!isAllowed(session, chainId)) {
    if (!session.live.record().approval.methods.includes(method))
      throw new ProviderError(unable, 'The wallet does not allow this chain.');
    const request = { chainId: session.view().chainId, method, params: [parameter] };
    await session.live.request(request, times.requestMs);
    await waitForChain(session, chainId, times.chainMs);
  }
  await session.choose(chainId);
}

/** Reads the chain id of either method's parameter. Throws −32602. */
export function readChainIdParameter(parameter: unknown): number {
  const chainId = readWalletChainId(
    parseOrUndefined(object({ chainId: unknown() }), parameter)?.chainId,
  );
  if (chainId === undefined) throw new ProviderError(-32_602, 'Expected an object with a chainId.');
  return chainId;
}

function isAllowed(session: KeptSession, chainId: number): boolean {
  return allowedChains(session.live.record()).includes(chainId);
}

/**
 * Resolves when the wallet allows the network by a session update, before or after its response; some
 * wallets only emit `chainChanged`.
 */
function waitForChain(session: KeptSession, chainId: number, limitMs: number): Promise<void> {
  const isOpened = () =>
    isAllowed(session, chainId) || session.live.record().toldChainId === chainId;
  if (isOpened()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(stop, limitMs);
    const stopListening = session.live.onChange(() => {
      if (session.live.isOver() || isOpened()) stop();
    });
    function stop(): void {
      clearTimeout(timer);
      stopListening();
      if (isOpened() && !session.live.isOver()) resolve();
      else reject(new ProviderError(4901, 'The wallet did not switch the chain.'));
    }
  });
}

/** Switches to a network; asks the wallet to add it when its error, in any form, means that it is unknown. */
export async function addOrSwitchChain(
  session: KeptSession,
  chainId: number,
  parameter: object,
  times: ChainTimes,
): Promise<void> {
  try {
    await switchChain(session, chainId, times);
  } catch (error) {
    if (!isUnknownChain(error)) throw error;
    await addChain(session, parameter, times);
  }
}

const unknownChainError = object({ code: literal(4902) });

/** Returns true for 4902 by EIP-3326; −32603 with 4902 inside, or −32000, as some wallets respond. */
function isUnknownChain(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.code === 4902 || error.code === -32_000) return true;
  return (
    parseOrUndefined(
      union([unknownChainError, object({ originalError: unknownChainError })]),
      error.data,
    ) !== undefined
  );
}
