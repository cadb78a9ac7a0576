import { useCatalogue } from '@mooring/connect';
import { chainIdOf } from '@mooring/connect/address';
import { ComparedAddresses } from '../address/ComparedAddresses.tsx';
import { prefixIn } from '../address/prefixIn.ts';
import { useSite } from '../site/SiteContext.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { SwitchNetworkButton } from '../wallet/SwitchNetworkButton.tsx';
import type { Recipient } from './useRecipients.ts';

interface RecipientActionsProps {
  readonly who: Recipient;
  /** Text of the field. */
  readonly text: string;
  /** Focused once an action is taken. */
  readonly fieldId: string;
}

/** Actions for a recipient with a problem: retry, accept another address, switch network. */
export function RecipientActions({ who, text, fieldId }: RecipientActionsProps) {
  const t = useCatalogue(pageCatalogue);
  // The pressed button is unmounted.
  const thenFocus = (act: () => void) => () => {
    act();
    document.getElementById(fieldId)?.focus();
  };
  if (who.kind !== 'problem') return null;
  switch (who.problem) {
    case 'unreachable':
    case 'off-chain':
      return (
        <button type="button" className="text-button" onClick={thenFocus(who.retry)}>
          {t('error.retry')}
        </button>
      );
    case 'moved':
      return (
        <>
          <ComparedAddresses one={who.before} other={who.now} />
          <button type="button" className="button button-small" onClick={thenFocus(who.accept)}>
            {t('send.useNew')}
          </button>
        </>
      );
    case 'other-network':
      return <OtherNetworkOffer text={text} />;
    default:
      return null;
  }
}

/** Button that switches the network, if the site has the network of the text's prefix. */
function OtherNetworkOffer({ text }: Pick<RecipientActionsProps, 'text'>) {
  const chainId = chainIdOf(prefixIn(text));
  if (!useSite().config.networks.some(({ id }) => id === chainId)) return null;
  return <SwitchNetworkButton />;
}
