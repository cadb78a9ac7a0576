import { parseAbi } from 'viem';

/** Events the index reads: those of Safes, of their factory, and ERC-20 transfers. */
export const eventsAbi = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);
