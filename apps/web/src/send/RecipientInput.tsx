import { useCatalogue } from '@mooring/connect';
import type { Contact } from '../contacts/contact.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import { ContactOption } from './ContactOption.tsx';
import { useSuggestions } from './useSuggestions.ts';

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
  const t = useCatalogue(webCatalogue);
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
