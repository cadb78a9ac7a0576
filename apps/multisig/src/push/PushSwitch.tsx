import { formatAddress, useCatalogue } from '@mooring/connect';
import type { SiteConfig } from '@mooring/page/site';
import { useEffect } from 'react';
import { CheckboxField } from '../parts/CheckboxField.tsx';
import type { Signer } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { pushCatalogue } from '../texts/pushCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { usePush } from './usePush.ts';

/** Web application of the operator's Firebase project. */
export type FirebaseConfig = NonNullable<NonNullable<SiteConfig['multisig']>['firebase']>;

export interface PushProps {
  readonly safe: KnownSafe;
  readonly signer: Signer;
  readonly firebase: FirebaseConfig;
}

/**
 * Switch for push messages to owners about transactions that await their signature, with all tabs closed too. Only for
 * externally owned accounts, since gateways verify no other sign-in signatures.
 */
export function PushSwitch(props: PushProps) {
  return props.signer.kind === 'key' && 'PushManager' in window ? <Switch {...props} /> : null;
}

function Switch(props: PushProps) {
  const t = useCatalogue(pushCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const account = formatAddress(props.safe.state.address);
  const texts = { waits: t('push.waits', { account }), changed: t('push.changed', { account }) };
  const { isOn, step, toggle, renew } = usePush(props, texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, and in each language.
  useEffect(renew, [texts.waits]);
  return (
    <div>
      <CheckboxField
        label={t('push.on')}
        help={step === 'denied' ? treasury('notify.denied') : t(`push.${step}`)}
        isOn={isOn}
        onChange={toggle}
      />
    </div>
  );
}
