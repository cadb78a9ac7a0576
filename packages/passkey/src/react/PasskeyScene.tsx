import { Mark, PasskeyIcon, Scene } from '@mooring/connect/parts';
import type { ReactNode } from 'react';

interface PasskeySceneProps {
  readonly title: string;
  /** True to show a spinner. */
  readonly waits?: boolean;
  readonly children?: ReactNode;
}

/** View of the screen with the passkey's icon. */
export function PasskeyScene(props: PasskeySceneProps) {
  const mark = <Mark className="mooring-passkey-mark" size="large" icon={<PasskeyIcon />} />;
  return <Scene {...props} mark={mark} />;
}
