import { useEffect, useState } from 'react';
import type { Connector } from 'wagmi';
import type { OnePromptSignIn } from '../../core/authentication.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue } from '../../texts/useTranslate.ts';

interface SkipSignInNoticeProps {
  readonly connector: Connector;
  readonly onePrompt: OnePromptSignIn;
  /** Asks the wallet again. */
  readonly onAgain: () => void;
}

/** Offers to connect without signing in, if the unanswered request is a one-prompt sign-in. */
export function SkipSignInNotice({ connector, onePrompt, onAgain }: SkipSignInNoticeProps) {
  const t = useCatalogue(screensCatalogue);
  const [skipSignIn, setSkipSignIn] = useState<() => void>();
  useEffect(() => {
    let isUnmounted = false;
    void onePrompt.skipSignIn(connector).then((skip) => {
      if (!isUnmounted) setSkipSignIn(() => skip);
    });
    return () => {
      isUnmounted = true;
    };
  }, [onePrompt, connector]);
  return (
    <div className="mooring-scene" role="status">
      {skipSignIn && (
        <>
          <p className="mooring-scene-text">{t('plain.help')}</p>
          <button
            type="button"
            className="mooring-button"
            onClick={() => {
              skipSignIn();
              setSkipSignIn(undefined);
              onAgain();
            }}
          >
            {t('plain.connect')}
          </button>
        </>
      )}
    </div>
  );
}
