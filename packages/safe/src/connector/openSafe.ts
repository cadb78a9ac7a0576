import { createMessenger, type Messenger } from '../messaging/createMessenger.ts';
import type { FrameWindow } from '../messaging/frameWindow.ts';
import { getSafeInfo, type SafeInfo } from '../messaging/getSafeInfo.ts';
import { createSafeProvider, type SafeProvider } from '../provider/createSafeProvider.ts';
import { ProviderRpcError } from '../providerRpcError.ts';

export interface OpenSafeOptions {
  readonly allowedOrigins: readonly string[];
  readonly window: FrameWindow | undefined;
  /** In ms. */
  readonly timeoutMs: number;
  /** In ms. */
  readonly pollMs: number | undefined;
}

/** Safe of the embedding host. */
export interface EmbeddedSafe {
  readonly messenger: Messenger;
  readonly info: SafeInfo;
  readonly provider: SafeProvider;
}

/** Requests the Safe of the embedding host. Rejects with 4900 without a host. */
export async function openSafe(options: OpenSafeOptions): Promise<EmbeddedSafe> {
  const { allowedOrigins, window, timeoutMs, pollMs } = options;
  if (!window)
    throw new ProviderRpcError(4900, 'This page is not embedded by an allowed Safe host.');
  const messenger = createMessenger(allowedOrigins, window);
  try {
    const info = await getSafeInfo(messenger, { timeoutMs });
    return { messenger, info, provider: createSafeProvider({ messenger, safe: info, pollMs }) };
  } catch (error) {
    messenger.close();
    throw error;
  }
}
