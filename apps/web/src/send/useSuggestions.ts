import { type KeyboardEvent, useState } from 'react';
import type { Contact } from '../contacts/contact.ts';
import { suggestContacts } from '../contacts/suggestContacts.ts';

/** List of suggestions, and the option selected by arrow keys. */
export interface Suggestions {
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
export function useSuggestions(
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
