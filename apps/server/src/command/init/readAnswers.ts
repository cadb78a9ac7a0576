import { ConfigError } from '../../config/configError.ts';
import { parseConfig } from '../../config/parseConfig.ts';
import type { WrittenOptions } from '../readOptions.ts';

/** Answers of which a configuration file is made. */
export interface Answers {
  publicUrl: string | undefined;
  appName: string;
  networks: readonly { id: number; upstreams: readonly string[] }[];
  proxies: number;
}

/**
 * Reads the answers from the options of the command. Several nodes of one network are its upstreams.
 *
 * @throws {Error} when one is missing or invalid.
 */
export function readAnswers(written: WrittenOptions): Answers {
  const text = (name: string) => written.get(name)?.at(-1);
  const nodes = written.get('network') ?? [];
  if (nodes.length === 0) {
    throw new Error(
      'There is no terminal to ask in: write the answers as options, at least one --network, such as ' +
        '--network 1=https://ethereum.rpc.example.org/key.',
    );
  }
  const upstreams = Map.groupBy(nodes, (node) => node.split('=', 1)[0] ?? '');
  const answers = {
    publicUrl: text('public-url'),
    appName: text('name') ?? 'Mooring',
    networks: [...upstreams].map(([id, urls]) => ({
      id: Number(id),
      upstreams: urls.map((node) => node.slice(id.length + 1)),
    })),
    proxies: Number(text('proxies') ?? 0),
  };
  parseConfig(answers, { source: 'The command' });
  return answers;
}

/** Hint on an invalid answer; null for a valid one. */
export function answerFault(answer: Partial<Answers>): string | null {
  const networks = [{ id: 1, upstreams: ['https://node.example.org'] }];
  try {
    parseConfig({ networks, ...answer });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.faults[0]?.hint ?? null;
    throw error;
  }
}
