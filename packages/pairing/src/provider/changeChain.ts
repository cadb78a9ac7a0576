import type { KeptSession } from '../client/keptSession.ts';
import { isRecord } from '../parse/record.ts';
import { readChainId } from '../session/sessionEvent.ts';
import { allowedChains } from '../session/sessionView.ts';
import { ProviderError } from './providerError.ts';

export interface ChainTimes {
  /** How long the person has to answer, in ms. */
  readonly requestMs: number;
  /** How long the wallet may then take to allow the network, in ms. */
  readonly chainMs: number;
}

/**
 * Brings a session to a network (EIP-3326). One that the wallet allows already is a matter of the
 * page alone; for another the wallet is asked, and has to allow it by changing the session or to tell
 * that it is there.
 * @throws {ProviderError} 4902 when the wallet has to be asked to add it first, 4901 when the wallet
 *   said yes and did not allow it in time, or as the wallet answers
 */
export async function switchChain(
  session: KeptSession,
  chainId: number,
  times: ChainTimes,
): Promise<void> {
  if (!isAllowed(session, chainId)) {
    const method = 'wallet_switchEthereumChain';
    if (!session.live.record().approval.methods.includes(method)) {
      throw new ProviderError(4902, 'The wallet has not allowed this network.');
    }
    const params = [{ chainId: `0x${chainId.toString(16)}` }];
    const asked = { chainId: session.view().chainId, method, params };
    await session.live.request(asked, times.requestMs);
    await untilOpened(session, chainId, times.chainMs);
  }
  await session.choose(chainId);
}

/**
 * Has the wallet add a network (EIP-3085), and brings the session to it once the wallet allows it.
 * @throws {ProviderError} as `switchChain`; 4200 for a wallet that adds none; −32602
 */
export async function addChain(
  session: KeptSession,
  parameter: unknown,
  times: ChainTimes,
): Promise<void> {
  const chainId = chainIdOf(parameter);
  if (!isAllowed(session, chainId)) {
    const method = 'wallet_addEthereumChain';
    if (!session.live.record().approval.methods.includes(method)) {
      throw new ProviderError(4200, 'The wallet does not add networks.');
    }
    const asked = { chainId: session.view().chainId, method, params: [parameter] };
    await session.live.request(asked, times.requestMs);
    await untilOpened(session, chainId, times.chainMs);
  }
  await session.choose(chainId);
}

/** The network of the parameter of either method. Throws −32602. */
export function chainIdOf(parameter: unknown): number {
  const chainId = isRecord(parameter) ? readChainId(parameter['chainId']) : undefined;
  if (chainId === undefined) throw new ProviderError(-32_602, 'Expected an object with a chainId.');
  return chainId;
}

function isAllowed(session: KeptSession, chainId: number): boolean {
  return allowedChains(session.live.record()).includes(chainId);
}

function isTold(session: KeptSession, chainId: number): boolean {
  return session.live.record().chainId === chainId;
}

/**
 * The wallet allows the network by changing the session, before or after its answer; some wallets only
 * tell that they are on it (`chainChanged`).
 */
function untilOpened(session: KeptSession, chainId: number, limitMs: number): Promise<void> {
  const isOpened = () => isAllowed(session, chainId) || isTold(session, chainId);
  if (isOpened()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ProviderError(4901, 'The wallet did not open this network.'));
    const timer = setTimeout(stop, limitMs);
    const stopListening = session.live.onChange(() => {
      if (session.live.isOver() || isOpened()) stop();
    });
    function stop(): void {
      clearTimeout(timer);
      stopListening();
      if (isOpened() && !session.live.isOver()) resolve();
      else fail();
    }
  });
}

/** Goes to a network; the wallet is asked to add it when it says, in whichever words, that it does not know it. */
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

/** 4902 as EIP-3326 asks; −32603 with 4902 inside, or −32000, as wallets in the field answer. */
function isUnknownChain(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.code === 4902 || error.code === -32_000) return true;
  const { data } = error;
  const inside = isRecord(data) && isRecord(data['originalError']) ? data['originalError'] : data;
  return isRecord(inside) && inside['code'] === 4902;
}
