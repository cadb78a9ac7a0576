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

/** Offers to leave signing in out of a request that a wallet has not answered; nothing for any other request. */
export function SkipSignInNotice({ connector, onePrompt, onAgain }: SkipSignInNoticeProps) {
  const t = useCatalogue(screensCatalogue);
  const [leaveOut, setLeaveOut] = useState<() => void>();
  useEffect(() => {
    let isLeft = false;
    void onePrompt.skipSignIn(connector).then((found) => {
      if (!isLeft) setLeaveOut(() => found);
    });
    return () => {
      isLeft = true;
    };
  }, [onePrompt, connector]);
  return (
    <div className="mooring-scene" role="status">
      {leaveOut && (
        <>
          <p className="mooring-scene-text">{t('plain.help')}</p>
          <button
            type="button"
            className="mooring-button"
            onClick={() => {
              leaveOut();
              setLeaveOut(undefined);
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
