/** Declarations common to the examples in doc comments. */
export const givenToExamples = `
declare const address: import('viem').Address;
declare const assertion: import('@mooring/passkey/account').Assertion;
declare const boatsIn: (values: {
  harbour: string;
}) => import('@mooring/sign-in/server/database').Query<{ name: string }>;
declare const brother: import('viem').Address;
declare const calls: readonly import('@mooring/safe/transactions').SafeCall[];
declare const claimed: readonly import('@mooring/safe/transactions').ClaimedSignature[];
declare const client: import('viem').PublicClient;
declare const config: import('@mooring/connect').MooringConfig;
declare const credentialId: string;
declare const database: import('@mooring/sign-in/server/database').StoreDatabase;
declare const expected: import('@mooring/passkey/account').AssertionExpectation;
declare const facts: import('@mooring/safe/payment').PaymentFacts;
declare const friend: import('viem').Address;
declare const gateway: import('@mooring/safe/gateway').GatewayClient;
declare const hash: import('viem').Hash;
declare const inner: import('@mooring/safe/transactions').SafeState;
declare const key: Uint8Array;
declare const local: import('@mooring/passkey').PasskeyContracts;
declare const messenger: import('@mooring/safe').Messenger;
declare const moveBoat: (values: {
  name: string;
  harbour: string;
}) => import('@mooring/sign-in/server/database').Query<unknown>;
declare const owner: import('viem').Address;
declare const place: import('@mooring/passkey/recovery').RecoveryPlace;
declare const provider: import('@mooring/passkey').WalletProvider;
declare const publicKey: import('@mooring/passkey').PublicKey;
declare const relay: import('@mooring/pairing/protocol').RelayClient;
declare const request: Request;
declare const safe: import('@mooring/safe/transactions').SafeState;
declare const safeTxHash: import('viem').Hash;
declare const server: import('@mooring/sign-in/server').SignInServer;
declare const signature: import('viem').Hex;
declare const signatures: readonly import('@mooring/safe/transactions').SafeSignature[];
declare const signer: import('viem').Address;
declare const sister: import('viem').Address;
declare const store: import('@mooring/sign-in/server').SignInStore;
declare const text: string;
declare const transaction: import('@mooring/safe/transactions').SafeTransaction;
declare const token: import('viem').Address;
declare const uri: string;
declare const wallet: import('viem').WalletClient;
`;
