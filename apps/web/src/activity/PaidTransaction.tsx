import {
  Avatar,
  formatName,
  hasMixedScripts,
  type StoredTransaction,
  TransactionRow,
  useCatalogue,
  useIdentity,
  visibleText,
} from '@mooring/connect';
import { distinctAddress } from '@mooring/page/address';
import { type Contact, contactAt, useContacts } from '@mooring/page/contacts';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, SHOWN_NAME } from '@mooring/page/ui';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import './paidTransaction.css';

interface PaidTransactionProps {
  readonly transaction: StoredTransaction;
  /** Transactions of its list: their recipients must be distinguishable from each other. */
  readonly list: readonly StoredTransaction[];
}

/** Transaction of a list, with its recipient. */
export function PaidTransaction({ transaction, list }: PaidTransactionProps) {
  const { chains } = useConfig();
  const { to = [], chainId } = transaction;
  const [first, ...others] = to;
  return (
    <TransactionRow transaction={transaction} chain={chains.find(({ id }) => id === chainId)}>
      {first && (
        <PaidRecipient
          address={first}
          more={others.length}
          rivals={list.flatMap((one) => one.to ?? [])}
        />
      )}
    </TransactionRow>
  );
}

interface PaidRecipientProps {
  readonly address: Address;
  /** Number of further recipients. */
  readonly more: number;
  /** Addresses that it must differ from as it is shown. */
  readonly rivals: readonly Address[];
}

/** Avatar, name and address of the recipient: the contact's name, else the primary name. */
function PaidRecipient({ address, more, rivals }: PaidRecipientProps) {
  const t = useCatalogue(pageCatalogue);
  const { name, avatar } = useIdentity(address);
  const { contacts } = useContacts();
  const contact = contactAt(contacts, address);
  const known = [...rivals, ...contacts.map((one) => one.address)];
  return (
    <span className="paid-recipient">
      <Avatar address={address} picture={avatar} />
      {contact ? (
        <PaidContact contact={contact} />
      ) : (
        name !== undefined && <bdi className="paid-name">{formatName(name)}</bdi>
      )}
      <bdi dir="ltr" className="paid-address">
        {distinctAddress(address, known)}
      </bdi>
      {more > 0 && <span>{t('activity.more', { count: more })}</span>}
    </span>
  );
}

/** Name of a paid contact, with a mark that distinguishes it from registered names. */
function PaidContact({ contact }: { readonly contact: Contact }) {
  const t = useCatalogue(pageCatalogue);
  const name = visibleText(contact.name, SHOWN_NAME);
  return (
    <span className="paid-contact">
      <Icon name={hasMixedScripts(contact.name) ? 'warning' : 'sessions'} />
      <bdi aria-hidden="true">{name}</bdi>
      <span className="hidden">{t('send.fromContacts', { name })}</span>
    </span>
  );
}
