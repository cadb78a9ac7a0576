import { useCatalogue, visibleText } from '@mooring/connect';
import type { SignInSession } from '@mooring/sign-in';
import { useCallback } from 'react';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';

const LONGEST = 80;

/** Returns a function that formats a device's name, sanitized; "unknown" without one. */
export function useDeviceName(): (device: SignInSession) => string {
  const t = useCatalogue(sessionsCatalogue);
  return useCallback(
    ({ device }) => (device.trim() === '' ? t('devices.unknown') : visibleText(device, LONGEST)),
    [t],
  );
}
