import type { Store } from '@mooring/testing/wallet';
import type { StoredValue } from '../../demo-wallet/storedValue.ts';
import { useStore } from '../../screen/useStore.ts';
import type { Phone } from '../createPhone.ts';
import { PHONE_NAME, type PhoneSettings } from '../settings.ts';
import { Answers } from './Answers.tsx';
import { Connect } from './Connect.tsx';
import { Sites } from './Sites.tsx';

/** Runs an action of the person and shows its outcome in the page. */
export type Act = (work: () => Promise<void>, said: { doing?: string; done: string }) => void;

interface PhonePageProps {
  /** Sentence for the person, announced by screen readers too. */
  readonly said: Store<string>;
  /** Undefined until it has started. */
  readonly phone: Phone | undefined;
  readonly settings: StoredValue<PhoneSettings>;
  readonly act: Act;
}

/** The phone's page: pairing, its sites, and how it answers. */
export function PhonePage({ said, phone, settings, act }: PhonePageProps) {
  return (
    <main>
      <header>
        <h1>{PHONE_NAME}</h1>
        <p className="quiet">A phone wallet for the networks of this machine only</p>
      </header>
      <p id="said" role="status">
        {useStore(said)}
      </p>
      {phone && (
        <>
          <Connect act={act} pair={phone.pair} />
          <Sites phone={phone} act={act} />
          <Answers settings={settings} />
        </>
      )}
    </main>
  );
}
