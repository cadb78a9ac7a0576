import {
  Avatar,
  comparableAddress,
  hasMixedScripts,
  useCatalogue,
  visibleText,
} from '@mooring/connect';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FieldAddress } from '../address/FieldAddress.tsx';
import { type Contact, suggestContacts } from '../contacts/contact.ts';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { SHOWN_EXCERPT, SHOWN_NAME } from '../ui/shownLengths.ts';

interface RecipientInputProps {
  readonly id: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly contacts: readonly Contact[];
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * Recipient input. With contacts it is a combobox (WAI-ARIA 1.2, list autocomplete): the focus stays in the
 * field, and arrow keys, Enter and Escape control the list below it.
 */
export function RecipientInput(props: RecipientInputProps) {
  const { id, value, invalid, contacts, onChange, onLeave } = props;
  const t = useCatalogue(pageCatalogue);
  const list = useSuggestions(contacts, value, onChange);
  const { shown, active, isOpen } = list;
  const listId = `${id}-contacts`;
  const optionId = (index: number) => `${listId}-${index}`;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active === undefined ? undefined : optionId(active),
  } as const;
  return (
    <div className="recipient">
      <input
        id={id}
        type="text"
        dir="ltr"
        value={value}
        placeholder={t('send.recipientPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={invalid}
        aria-describedby={`${id}-note`}
        {...(contacts.length > 0 && combobox)}
        onChange={(event) => {
          list.open();
          onChange(event.target.value);
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close();
          onLeave();
        }}
      />
      <FieldAddress value={value} />
      {contacts.length > 0 && (
        <>
          <div className="suggestions" hidden={!isOpen}>
            <p id={`${listId}-title`} className="suggestions-title">
              {t('send.suggestions')}
            </p>
            <div id={listId} role="listbox" aria-labelledby={`${listId}-title`}>
              {isOpen &&
                shown.map((contact, index) => (
                  <ContactOption
                    key={contact.id}
                    id={optionId(index)}
                    contact={contact}
                    active={index === active}
                    onChoose={() => list.choose(contact)}
                  />
                ))}
            </div>
          </div>
          <p className="hidden" role="status">
            {isOpen && t('send.suggestionCount', { count: shown.length })}
          </p>
        </>
      )}
    </div>
  );
}

interface ContactOptionProps {
  readonly id: string;
  readonly contact: Contact;
  /** True for the option selected by arrow keys. */
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** Contact in the list below the field. */
function ContactOption({ id, contact, active, onChoose }: ContactOptionProps) {
  const { name, address, note } = contact;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
    <div
      ref={element}
      id={id}
      className="suggestion"
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field: a blur closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Avatar address={address} />
      <span className="suggestion-words">
        <span className="suggestion-name">
          <bdi>{visibleText(name, SHOWN_NAME)}</bdi>
          {hasMixedScripts(name) && <Icon name="warning" />}
        </span>
        <span className="suggestion-note">
          <bdi dir="ltr">{comparableAddress(address)}</bdi>
          {note !== '' && (
            <>
              <span aria-hidden="true">·</span>
              <bdi>{visibleText(note.replace(/\s+/g, ' '), SHOWN_EXCERPT)}</bdi>
            </>
          )}
        </span>
      </span>
    </div>
  );
}

/** List of suggestions, and the option selected by arrow keys. */
interface Suggestions {
  readonly shown: readonly Contact[];
  readonly isOpen: boolean;
  /** Undefined while no option is selected. */
  readonly active: number | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (contact: Contact) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Suggests contacts for a text; choosing one fills in its address. */
function useSuggestions(
  contacts: readonly Contact[],
  text: string,
  onChoose: (address: string) => void,
): Suggestions {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number>();
  const shown = wanted ? suggestContacts(contacts, text) : [];
  const isOpen = shown.length > 0;
  const current = active !== undefined && active < shown.length ? active : undefined;

  function close() {
    setWanted(false);
    setActive(undefined);
  }

  function choose(contact: Contact) {
    close();
    onChoose(contact.address);
  }

  /** Moves through the list cyclically, with the text between its end and its start. */
  function move(step: 1 | -1) {
    const places = shown.length + 1;
    const at = (current ?? shown.length) + step + places;
    setActive(at % places === shown.length ? undefined : at % places);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Ignores keys of an IME composition.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const chosen = current === undefined ? undefined : shown[current];
    if (step && isOpen) move(step);
    else if (step && contacts.length > 0) setWanted(true);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }

  return {
    shown,
    isOpen,
    active: current,
    open() {
      setWanted(true);
      setActive(undefined);
    },
    close,
    choose,
    onKeyDown,
  };
}
