import { Avatar, formatAddress, looksMixed, visibleText } from '@mooring/connect';
import { useEffect, useRef } from 'react';
import { type Contact, SHOWN_NAME } from '../contacts/contact.ts';
import { Icon } from '../ui/Icon.tsx';

const LONGEST_NOTE = 80;

interface ContactOptionProps {
  readonly id: string;
  readonly contact: Contact;
  /** True for the option selected by arrow keys. */
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** Contact in the list below the field. */
export function ContactOption({ id, contact, active, onChoose }: ContactOptionProps) {
  const { name, address, note } = contact;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys.
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
          {looksMixed(name) && <Icon name="warning" />}
        </span>
        <span className="suggestion-note">
          <bdi dir="ltr">{formatAddress(address)}</bdi>
          {note !== '' && (
            <>
              <span aria-hidden="true">·</span>
              <bdi>{visibleText(note.replace(/\s+/g, ' '), LONGEST_NOTE)}</bdi>
            </>
          )}
        </span>
      </span>
    </div>
  );
}
