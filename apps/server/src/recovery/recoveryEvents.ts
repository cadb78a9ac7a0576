import * as v from 'valibot';
import { type Address, isHex, toEventSelector } from 'viem';
import { lowerCaseAddress } from '../relay/relayAccount.ts';

export type RecoveryEventKind = 'started' | 'finished' | 'cancelled';

/** Event of the recovery module. */
interface RecoveryEvent {
  kind: RecoveryEventKind;
  /** In lower case. */
  account: Address;
  /** Nonce and new owners: a reorg that moves the event to another block leaves them. */
  id: string;
}

const kindsByTopic = new Map<string, RecoveryEventKind>([
  [
    toEventSelector(
      'RecoveryExecuted(address indexed,address[] indexed,uint256,uint256,uint64,uint256)',
    ),
    'started',
  ],
  [
    toEventSelector('RecoveryFinalized(address indexed,address[] indexed,uint256,uint256)'),
    'finished',
  ],
  [toEventSelector('RecoveryCanceled(address indexed,uint256)'), 'cancelled'],
]);

/** First topics of the events. */
export const recoveryTopics: readonly string[] = [...kindsByTopic.keys()];

const hexText = v.custom<`0x${string}`>((value) => isHex(value));
const logs = v.array(v.object({ address: v.string(), topics: v.array(hexText), data: hexText }));

/**
 * Reads the logs of a node. Those of other contracts and other events are left out.
 *
 * @throws {Error} for an answer of another shape.
 */
export function readRecoveryEvents(answer: unknown, module: Address): readonly RecoveryEvent[] {
  return v.parse(logs, answer).flatMap(({ address, topics, data }) => {
    const [topic = '0x', wallet, newOwners = ''] = topics;
    const kind = kindsByTopic.get(topic);
    const isOfModule = address.toLowerCase() === module.toLowerCase();
    if (!kind || !isOfModule || wallet?.length !== 66) return [];
    // Only a cancellation has nothing before the nonce.
    const start = kind === 'cancelled' ? 2 : 66;
    const id = `${data.slice(start, start + 64)} ${newOwners}`;
    return [{ kind, account: lowerCaseAddress(wallet), id }];
  });
}
