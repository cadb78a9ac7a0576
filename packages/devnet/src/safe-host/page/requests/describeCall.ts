import type { ArgumentValue, DecodedCall } from '@mooring/safe/transactions';
import { formatUnits, isAddressEqual, size } from 'viem';
import type { HostNetwork } from '../setup.ts';

/** Line of a call's description; the calls of a batch are one level deeper. */
export interface Line {
  text: string;
  depth: number;
}

export function describeCall(
  decoded: DecodedCall,
  network: HostNetwork,
  depth = 0,
): readonly Line[] {
  const { to, value, data } = decoded.call;
  const { symbol, decimals } = network.nativeCurrency;
  const coins = `${formatUnits(value, decimals)} ${symbol}`;
  const withCoins = value > 0n ? `, with ${coins}` : '';
  const line = (text: string): Line => ({ text, depth });

  switch (decoded.kind) {
    case 'coins':
      return [line(`Send ${coins} to ${to}`)];
    case 'batch':
      return [
        line(`${decoded.calls.length} calls, all or none`),
        ...decoded.calls.flatMap((inner) => describeCall(inner, network, depth + 1)),
      ];
    case 'function': {
      const token = network.tokens.find(({ address }) => isAddressEqual(address, to));
      const [recipient, amount] = decoded.args.map((argument) => argument.value);
      if (token && decoded.name === 'transfer' && typeof amount === 'bigint') {
        return [
          line(`Send ${formatUnits(amount, token.decimals)} ${token.symbol} to ${recipient}`),
        ];
      }
      const args = decoded.args.map(({ name, value: given }) => `${name}: ${shownArgument(given)}`);
      return [line(`${decoded.name}(${args.join(', ')}) of ${to}${withCoins}`)];
    }
    default:
      return [line(`${size(data)} bytes that cannot be read, to ${to}${withCoins}`)];
  }
}

function shownArgument(value: ArgumentValue): string {
  if (Array.isArray(value)) return `[${value.map(shownArgument).join(', ')}]`;
  if (typeof value === 'object') return `{${Object.values(value).map(shownArgument).join(', ')}}`;
  return String(value);
}
