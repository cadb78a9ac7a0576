/** Event payloads of `on`, by event name (EIP-1193). */
export interface ProviderEvents {
  /** Accounts on the active network, the active one first, checksummed (EIP-55). */
  accountsChanged: readonly `0x${string}`[];
  /** Id of the active network as a hex quantity. */
  chainChanged: `0x${string}`;
  connect: { readonly chainId: `0x${string}` };
  /** An error with the code 4900. */
  disconnect: Error & { readonly code: number };
  message: { readonly type: string; readonly data: unknown };
}

/**
 * EIP-1193 provider of a phone wallet. `request` rejects with an `Error` with an EIP-1193 `code` (4001
 * rejected, 4100, 4200, 4900, 4902, −32602, …), or with a `PairingError`.
 */
export interface PairingProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  on<Name extends keyof ProviderEvents>(
    event: Name,
    listener: (payload: ProviderEvents[Name]) => void,
  ): void;
  removeListener<Name extends keyof ProviderEvents>(
    event: Name,
    listener: (payload: ProviderEvents[Name]) => void,
  ): void;
}
