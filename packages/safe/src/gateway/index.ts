export type { GatewayClientOptions } from './askGateway.ts';
export { createGatewayClient, type GatewayClient } from './createGatewayClient.ts';
export { GatewayError, type GatewayErrorReason } from './gatewayError.ts';
export type {
  EmailPlace,
  EmailProof,
  NotificationRegistration,
  NotificationSubscription,
} from './routes/accountRoutes.ts';
export type { PageOptions, TransactionListOptions } from './routes/chainPath.ts';
export type { MessageProposal } from './routes/messageRoutes.ts';
export type { Proposal, RelayRequest } from './routes/transactionRoutes.ts';
export type { DecodedData, GatewayChain, GatewayContract } from './schemas/chain.ts';
export type { GatewayMessage, MessagePage } from './schemas/message.ts';
export type { GatewayBalances, GatewaySafe } from './schemas/safe.ts';
export type {
  TransactionDetails,
  TransactionPage,
  TransactionPreview,
  TransactionRow,
} from './schemas/transaction.ts';
export type { TransactionInfo } from './schemas/transactionInfo.ts';
export { readRowHash, type UnreadableRow } from './schemas/unreadableRow.ts';
