import { type Address, concat, getCreate2Address, type Hex, numberToHex, pad } from 'viem';

/** CREATE2 deployer: deploys the code after 32 bytes of salt; predeployed on anvil. */
export const deployer: Address = '0x4e59b44847b379578588920ca78fbf26c0b4956c';

const magic = '63 1626ba7e 60e0 1b 6000 52 6020 6000 f3';

/**
 * Contract wallet of one owner, with its deployment. `isValidSignature` accepts 65 bytes of the owner, and
 * the empty signature for a hash approved by any other call with it.
 */
export function contractWallet(owner: Address, salt = 0) {
  return deployable(
    [
      '6000 35 60e0 1c 63 1626ba7e 14 @asked 57', // isValidSignature(bytes32,bytes)?
      '6001 6004 35 55 00', // no: remember the hash as approved
      ':asked 6044 35 15 @empty 57',
      '6004 35 6000 52', // hash, v, r, s for ecrecover at address 1
      '60a4 35 6000 1a 6020 52',
      '6064 35 6040 52',
      '6084 35 6060 52',
      '6020 6080 6080 6000 6001 5a fa 50',
      `6080 51 73 ${owner.slice(2)} 14 @yes 57 @no 56`,
      ':empty 6004 35 54 @yes 57',
      ':no 63 ffffffff 60e0 1b 6000 52 6020 6000 f3',
      `:yes ${magic}`,
    ].join(' '),
    salt,
  );
}

/** Code that always reverts. */
export const revertingContract = deployable('6000 6000 fd', 0);

/** Code that loops until it runs out of gas. */
export const loopingContract = deployable(':again @again 56', 0);

/** Designated invalid opcode (EIP-141). */
export const invalidContract = deployable('fe', 0);

/** Code that underflows the stack. */
export const underflowingContract = deployable('01', 0);

/** Code that jumps to an invalid destination. */
export const jumpingContract = deployable('60ff 56', 0);

function deployable(source: string, salt: number) {
  const runtime = assemble(source);
  const size = numberToHex((runtime.length - 2) / 2, { size: 2 });
  // Init code of 12 bytes: returns the bytes after it as the code.
  const bytecode = concat([`0x61${size.slice(2)}80600c6000396000f3`, runtime]);
  const saltWord = pad(numberToHex(salt), { size: 32 });
  return {
    address: getCreate2Address({ from: deployer, salt: saltWord, bytecode }),
    deployment: concat([saltWord, bytecode]),
  };
}

/** Assembles bytes in hex; `:name` is a jump destination, `@name` pushes it. */
function assemble(source: string): Hex {
  const places = new Map<string, number>();
  const parts = source.split(' ');
  let length = 0;
  for (const part of parts) {
    if (part.startsWith(':')) places.set(part.slice(1), length);
    length += part.startsWith(':') ? 1 : part.startsWith('@') ? 2 : part.length / 2;
  }
  const bytes = parts.map((part) => {
    if (part.startsWith(':')) return '5b';
    if (!part.startsWith('@')) return part;
    const place = places.get(part.slice(1));
    if (place === undefined) throw new Error(`Nothing is called ${part.slice(1)}`);
    return `60${place.toString(16).padStart(2, '0')}`;
  });
  return `0x${bytes.join('')}`;
}
