import { createMistake, logMistake } from '@mooring/internal/mistakes';
import { useEffect } from 'react';
import { otherButtonProps, unknownNames } from './otherKits.ts';

export const knownButtonProps = ['account', 'balance', 'network', 'label', 'className'] as const;
/** Passed by React and by developer tools. */
const ignoredProps = ['children', 'style'];

/**
 * Logs mistakes of `<ConnectButton>` in development: unknown props, and a `<WagmiProvider>` between it and
 * `<MooringProvider>`.
 * @param configs wagmi config of the kit, and that of the nearest provider
 */
export function useButtonMistakes(
  props: object,
  configs: { readonly kit: object; readonly nearest: object | undefined },
): void {
  useEffect(() => {
    for (const { name, hint } of unknownNames(
      { ...props },
      [...knownButtonProps, ...ignoredProps],
      otherButtonProps,
    )) {
      logMistake(`<ConnectButton> has no prop \`${name}\`. ${hint}`, 'button');
    }
  }, [props]);
  const { kit, nearest } = configs;
  useEffect(() => {
    if (nearest === kit) return;
    logMistake(
      'A <WagmiProvider> with another config is inside <MooringProvider>: remove it, or pass its config to createMooringConfig({ wagmi }).',
      'providers',
    );
  }, [kit, nearest]);
}

/**
 * Checks the child of `<CustomConnectButton>` or `<CustomWalletButton>` in development.
 * @throws {Error} on a child that is not a function
 */
export function checkRenderFunction(name: string, children: unknown): void {
  if (typeof children === 'function') return;
  throw createMistake(
    `<${name}> needs a function as its child: {(state) => <button onClick={…} />}.`,
    'button',
  );
}
