import type { Answer } from '@mooring/testing/wallet';
import type { Content } from '../demo-wallet/confirm-window/content.ts';
import type { StoredValue } from '../demo-wallet/storedValue.ts';
import type { PhoneSettings } from './settings.ts';
import type { Sheets } from './sheet/sheets.ts';

/** Resolves with the answer to a sheet; never settles when the phone ignores requests. */
export type Decide = (content: Content, withdrawn: AbortSignal) => Promise<Answer>;

/** Decides by the settings: prompts the person, or answers for them. */
export function createDecide(settings: StoredValue<PhoneSettings>, sheets: Sheets): Decide {
  return async (content, withdrawn) => {
    const { auto, delayMs } = settings.get();
    if (auto === 'ignore') return new Promise(() => {});
    const answer =
      auto === 'ask' ? await sheets.ask(content, withdrawn) : inTheirPlace(auto, content);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer;
  };
}

function inTheirPlace(auto: 'approve' | 'reject', { approve, chosen }: Content): Answer {
  if (auto === 'reject' || approve === undefined) return { approved: false };
  return { approved: true, accounts: chosen?.() ?? [] };
}
