export type { GatewayClientOptions } from './askGateway.ts';
export { createGatewayClient, type GatewayClient } from './createGatewayClient.ts';
export { GatewayError, type GatewayErrorKind } from './gatewayError.ts';
export type { EmailPlace, EmailProof } from './routes/emailRoutes.ts';
export type { MessageProposal } from './routes/messageRoutes.ts';
export type { NotificationRegistration } from './routes/notificationRoutes.ts';
export type { PageOptions, TransactionListOptions } from './routes/pageOptions.ts';
export type { RelayRequest } from './routes/relayRoutes.ts';
export type { Proposal } from './routes/transactionRoutes.ts';
export type { GatewayChain } from './schemas/chain.ts';
export type { DecodedData, GatewayContract } from './schemas/contract.ts';
export type { GatewayMessage, MessagePage } from './schemas/message.ts';
export type { GatewayBalances, GatewaySafe } from './schemas/safe.ts';
export type {
  TransactionDetails,
  TransactionPage,
  TransactionPreview,
  TransactionRow,
} from './schemas/transaction.ts';
export type { TransactionInfo } from './schemas/transactionInfo.ts';
export { hashOfId, type UnreadableRow } from './schemas/unreadableRow.ts';
