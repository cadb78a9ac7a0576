import type { Answer } from '@mooring/testing/wallet';
import type { Content } from '../demo-wallet/confirm-window/content.ts';
import type { StoredValue } from '../demo-wallet/storedValue.ts';
import type { PhoneSettings } from './settings.ts';
import type { Sheets } from './sheet/sheets.ts';

/** Yes or no to what a sheet would show; never settles when the phone is to ignore it. */
export type Decide = (content: Content, withdrawn: AbortSignal) => Promise<Answer>;

/** Decides by the settings: by asking the person, or in their place. */
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
