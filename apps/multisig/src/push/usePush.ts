import { isRejection } from '@mooring/connect';
import { storePushTexts } from '@mooring/page/push';
import { useSite } from '@mooring/page/site';
import { useRef, useState, useSyncExternalStore } from 'react';
import { isAddressEqual } from 'viem';
import { useConfig } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import type { PushProps } from './PushSwitch.tsx';
import { NoPushServiceError, type PushTexts, pushMessages } from './pushMessages.ts';

/** Help text of the switch: one of `push.*`, or `notify.denied`. */
type Step = 'help' | 'confirm' | 'denied' | 'noService' | 'failed';

interface PushSwitchState {
  readonly isOn: boolean;
  readonly step: Step;
  readonly toggle: () => void;
  /** Registers the device again if the browser has changed its registration token. */
  readonly renew: () => void;
}

/** Turns push messages of an account on and off, one at a time. */
export function usePush(props: PushProps, texts: PushTexts): PushSwitchState {
  const { safe, firebase } = props;
  const owner = props.signer.address;
  const wagmi = useConfig();
  const gateway = useGateway();
  const { config, mooring } = useSite();
  const { storage } = mooring;
  const gatewayUrl = config.multisig?.gatewayUrl ?? '';
  const [step, setStep] = useState<Step>('help');
  const busy = useRef(false);
  const { chainId, address } = safe.state;
  const messages = pushMessages({
    wagmi,
    gateway,
    gatewayUrl,
    storage,
    firebase,
    account: { chainId, address },
  });
  const subscriber = useSyncExternalStore(storage.subscribe, messages.subscriber);
  const isOn = subscriber !== null && isAddressEqual(subscriber, owner);

  async function change(): Promise<Step> {
    if (isOn) {
      await messages.turnOff();
      return 'help';
    }
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    await messages.turnOn({ owner, texts, onPrompt: () => setStep('confirm') });
    return 'help';
  }

  async function toggle() {
    if (busy.current) return;
    busy.current = true;
    try {
      setStep(await change());
    } catch (error) {
      if (!isRejection(error)) console.warn(error);
      if (isRejection(error)) setStep('help');
      else setStep(error instanceof NoPushServiceError ? 'noService' : 'failed');
    } finally {
      busy.current = false;
    }
  }

  return {
    isOn,
    step,
    toggle: () => void toggle(),
    renew: () => {
      if (!isOn) return;
      // Failures are retried on the next visit.
      storePushTexts({ chainId, address }, texts).then(messages.renew).catch(console.warn);
    },
  };
}
