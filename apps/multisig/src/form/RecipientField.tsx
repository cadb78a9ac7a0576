import { useCatalogue } from '@mooring/connect';
import {
  networkIn,
  problemsAtOnce,
  type Recipient,
  RecipientActions,
  recipientTexts,
} from '@mooring/page/recipients';
import { useSite } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import type { Chain } from 'viem';
import { ProposalField, type TextFieldProps } from './ProposalForm.tsx';

interface RecipientFieldProps
  extends Pick<TextFieldProps, 'id' | 'label' | 'value' | 'attempts' | 'onChange'> {
  readonly who: Recipient;
  /** Network of the account. */
  readonly chain: Chain;
  /** Problem of the form with a recipient that was found; empty for none. */
  readonly problem?: string;
  /** Sentence for an empty field. */
  readonly emptyText?: string;
}

/** Field of an address or a name, with its resolved address and actions for a problem. */
export function RecipientField(props: RecipientFieldProps) {
  const { who, chain, problem = '', emptyText, ...field } = props;
  const t = useCatalogue(pageCatalogue);
  const { networks } = useSite().config;
  const { id, value } = field;
  const fault = who.kind === 'problem' ? who.problem : who.kind;
  const network = networkIn(value, networks);
  return (
    <ProposalField
      {...field}
      problem={
        fault === 'found'
          ? problem
          : ((fault === 'empty' ? emptyText : undefined) ?? t(recipientTexts[fault], { network }))
      }
      isUrgent={fault !== 'found' && problemsAtOnce.includes(fault)}
      help={
        who.kind === 'looking'
          ? t('send.looking')
          : who.kind === 'found' && who.name !== undefined
            ? `${t('send.leadsTo')} ${who.address}${
                who.isOfEthereum ? ` ${t('send.onlyOnEthereum', { network: chain.name })}` : ''
              }`
            : t('send.recipientHelp')
      }
    >
      <RecipientActions who={who} text={value} fieldId={id} />
    </ProposalField>
  );
}
