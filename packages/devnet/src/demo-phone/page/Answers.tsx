import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import { Choice } from '../../screen/Choice.tsx';
import { useStore } from '../../screen/useStore.ts';
import { applyPhoneSettings, type PhoneSettings } from '../settings.ts';

const WAYS: readonly { auto: PhoneSettings['auto']; label: string }[] = [
  { auto: 'ask', label: 'Ask me' },
  { auto: 'approve', label: 'Approve everything' },
  { auto: 'reject', label: 'Reject everything' },
  { auto: 'ignore', label: 'Ignore everything: never answer' },
];

const SLOW_MS = 3_000;

/** Settings of how the phone answers. */
export function Answers({ settings }: { readonly settings: StoredValue<PhoneSettings> }) {
  const { auto, delayMs, connectsWithSignIn } = useStore(settings);
  const change = (changes: Partial<PhoneSettings>) =>
    settings.update((now) => applyPhoneSettings(now, changes).settings);
  return (
    <div className="card">
      <fieldset>
        <legend>When a site asks</legend>
        {WAYS.map((way) => (
          <Choice
            key={way.auto}
            type="radio"
            name="auto"
            value={way.auto}
            checked={way.auto === auto}
            onChange={() => change({ auto: way.auto })}
          >
            {way.label}
          </Choice>
        ))}
        <Choice
          type="checkbox"
          checked={delayMs > 0}
          onChange={(slow) => change({ delayMs: slow ? SLOW_MS : 0 })}
        >
          Slow: answers after 3 seconds
        </Choice>
        <Choice
          type="checkbox"
          checked={connectsWithSignIn}
          onChange={(together) => change({ connectsWithSignIn: together })}
        >
          Signs in with the question that connects
        </Choice>
      </fieldset>
    </div>
  );
}
