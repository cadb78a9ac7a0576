import { parseAbi } from 'viem';

/** Function by which a contract names its interfaces (ERC-165). */
export const interfaceAbi = parseAbi(['function supportsInterface(bytes4 id) view returns (bool)']);

/** Interfaces of contracts of NFTs: ERC-721 and ERC-1155. */
export const itemInterfaces = ['0x80ac58cd', '0xd9b67a26'] as const;
