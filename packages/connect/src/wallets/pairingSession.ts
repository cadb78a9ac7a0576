import { readField } from '@mooring/internal';
import { visibleText } from '../core/text/visibleText.ts';

/** Payment requested on an earlier visit, or in a tab that was closed. */
export interface UnansweredRequest {
  readonly id: number;
  readonly method: 'eth_sendTransaction' | 'wallet_sendCalls';
  /** Parameters of the method; unchecked. */
  readonly params: unknown;
  readonly chainId: number;
  readonly account: `0x${string}`;
  /** `open` in the wallet, `approved` with a `result`, or `lost` if the result is unknown. */
  readonly status: 'open' | 'approved' | 'lost';
  /** The wallet's answer; unchecked. */
  readonly result: unknown;
}

/** Session of a phone wallet, connected now or when the page was closed. */
export interface PairingSession {
  /** True if the wallet has answered since the page loaded. */
  readonly isAnswered: boolean;
  /** Name the wallet gives itself, safe to show as text; may be empty. */
  readonly name: string;
  /** Id of the wallet that the user chose in the Connect dialog. */
  readonly chosen: string | undefined;
  readonly requests: readonly UnansweredRequest[];
}

const LONGEST_PHONE_NAME = 40;

/** Parses a connector's session; undefined if there is none. */
export function readPairingSession(value: unknown): PairingSession | undefined {
  if (!value) return undefined;
  const name = readField(readField(value, 'wallet'), 'name');
  const chosen = readField(readField(value, 'chosen'), 'id');
  const orphans = readField(value, 'orphans');
  return {
    isAnswered: readField(value, 'isAnswered') === true,
    name: typeof name === 'string' ? visibleText(name, LONGEST_PHONE_NAME) : '',
    chosen: typeof chosen === 'string' ? chosen : undefined,
    requests: Array.isArray(orphans) ? orphans.filter(isUnanswered) : [],
  };
}

function isUnanswered(value: unknown): value is UnansweredRequest {
  const account = readField(value, 'account');
  return (
    ['eth_sendTransaction', 'wallet_sendCalls'].includes(String(readField(value, 'method'))) &&
    ['open', 'approved', 'lost'].includes(String(readField(value, 'status'))) &&
    ['id', 'chainId'].every((number) => Number.isSafeInteger(readField(value, number))) &&
    /^0x[0-9a-f]{40}$/i.test(String(account))
  );
}
