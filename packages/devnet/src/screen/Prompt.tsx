import type { AccountView, Answer } from '@mooring/testing/wallet';
import { type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import type { Address } from 'viem';
import { Account } from './Account.tsx';
import { Choice } from './Choice.tsx';
import { Modal } from './Modal.tsx';

/** Content of a prompt, between its title and its buttons. */
export interface PromptContent {
  /** Part of the title after the wallet's name. */
  readonly title: string;
  /** Sentence with the requester and the request. */
  readonly lead: ReactNode;
  readonly body: ReactNode;
  /** Label of the approve button; undefined where there is no decision. */
  readonly approve?: string;
  /** Label of the reject button. */
  readonly reject: string;
  readonly choice?: AccountChoice;
}

/** Accounts to select from; approval needs at least one. */
interface AccountChoice {
  readonly type: 'checkbox' | 'radio';
  readonly legend: string;
  readonly accounts: readonly AccountView[];
  /** Those selected at first. */
  readonly selected: readonly Address[];
}

/** Buttons of an open prompt. `approve` does nothing while the button is disabled. */
export interface PromptButtons {
  approve(): void;
  reject(): void;
}

export interface PromptProps {
  readonly walletName: string;
  readonly icon?: string;
  readonly content: PromptContent;
  /** Shown below the content. */
  readonly note?: string;
  readonly onAnswer: (answer: Answer) => void;
  readonly ref?: Ref<PromptButtons>;
}

/** Modal dialog for a decision of the wallet's owner. Escape is Reject, or Close where there is no decision. */
export function Prompt({ walletName, icon, content, note, onAnswer, ref }: PromptProps) {
  const { title, lead, body, choice } = content;
  const [selected, select] = useState(choice?.selected ?? []);
  const leadId = useId();
  const isIncomplete = choice !== undefined && selected.length === 0;
  const reject = () => onAnswer({ approved: false });
  const approve = () => {
    if (content.approve === undefined) return reject();
    if (!isIncomplete) onAnswer({ approved: true, accounts: selected });
  };
  useImperativeHandle(ref, () => ({ approve, reject }));
  return (
    <Modal
      role="alertdialog"
      title={`${walletName}: ${title}`}
      {...(icon !== undefined && { icon })}
      label="Request"
      describedBy={leadId}
      onCancel={reject}
      buttons={
        <>
          <button type="button" className="no" onClick={reject}>
            {content.reject}
          </button>
          {content.approve !== undefined && (
            <button type="button" className="yes" disabled={isIncomplete} onClick={approve}>
              {content.approve}
            </button>
          )}
        </>
      }
    >
      <div id={leadId}>{lead}</div>
      {choice && <Accounts {...choice} selected={selected} onSelect={select} />}
      {body}
      {note !== undefined && <p className="quiet">{note}</p>}
    </Modal>
  );
}

interface AccountsProps extends AccountChoice {
  readonly onSelect: (selected: readonly Address[]) => void;
}

function Accounts({ type, legend, accounts, selected, onSelect }: AccountsProps) {
  const toggle = (address: Address, checked: boolean) => {
    const isSelected = (one: Address) =>
      one === address ? checked : type === 'checkbox' && selected.includes(one);
    onSelect(accounts.map((account) => account.address).filter(isSelected));
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      {accounts.map(({ address, label }) => (
        <Choice
          key={address}
          type={type}
          name="account"
          value={address}
          checked={selected.includes(address)}
          onChange={(checked) => toggle(address, checked)}
        >
          <Account address={address} label={label} />
        </Choice>
      ))}
    </fieldset>
  );
}
