import { RefusedCopy, useCatalogue, useCopy } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { Icon } from './Icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** Label, such as "Copy address". */
  readonly label: string;
  /** True to show only the icon. */
  readonly compact?: boolean;
}

/** Button that copies a text and confirms it briefly, without changing its size. */
export function CopyButton({ text, label, compact = false }: CopyButtonProps) {
  const t = useCatalogue(webCatalogue);
  const { copied, refused, copy } = useCopy();
  const icon = <Icon name={copied ? 'check' : 'copy'} />;
  if (compact) {
    return (
      <>
        <button type="button" className="icon-button" aria-label={label} onClick={() => copy(text)}>
          {icon}
        </button>
        <RefusedCopy text={refused} />
      </>
    );
  }
  return (
    <>
      <button type="button" className="button button-steady" onClick={() => copy(text)}>
        {icon}
        <span className="stack">
          <span data-shown={!copied}>{label}</span>
          <span data-shown={copied} aria-hidden={!copied}>
            {t('layout.copied')}
          </span>
        </span>
      </button>
      <RefusedCopy text={refused} />
    </>
  );
}
