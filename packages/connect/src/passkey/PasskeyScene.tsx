import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PasskeyIcon } from '../ui/icons.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useAnnounce } from '../ui/useAnnounce.ts';

interface PasskeySceneProps {
  readonly title: string;
  /** Picture of who is waited for. Default: the passkey's. */
  readonly icon?: ReactNode;
  /** Something is awaited. */
  readonly waits?: boolean;
  readonly children?: ReactNode;
}

/** One view of the screen; takes the focus, since what had it is gone, and is announced. */
export function PasskeyScene({ title, icon, waits = false, children }: PasskeySceneProps) {
  const scene = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useLayoutEffect(() => {
    scene.current?.focus();
    announce(title);
  }, [title, announce]);
  return (
    <div ref={scene} className="mooring-view mooring-scene" tabIndex={-1}>
      <div className="mooring-scene-mark">
        {icon ?? (
          <span className="mooring-wallet-icon mooring-wallet-icon-large mooring-monogram mooring-passkey-mark">
            <PasskeyIcon />
          </span>
        )}
        {waits && <Spinner />}
      </div>
      <h3 className="mooring-scene-title">{title}</h3>
      {children}
    </div>
  );
}
