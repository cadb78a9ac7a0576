import { Buttons } from './Buttons.tsx';
import { Contents } from './Contents.tsx';
import { Marks } from './Marks.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { Stage } from './Stage.tsx';
import type { Settings } from './settings.ts';
import { shows } from './shows.ts';
import { Transactions } from './Transactions.tsx';

const parts = { buttons: Buttons, transactions: Transactions, marks: Marks };

/** State of the gallery, or the list of all. */
export function Gallery({ settings }: { readonly settings: Settings }) {
  const show = shows.find(({ name }) => name === settings.show);
  if (!show) return <Contents settings={settings} />;
  if ('dialog' in show) {
    return (
      <Stage world={show.world} settings={settings}>
        <OpenDialog dialog={show.dialog} press={show.press} />
      </Stage>
    );
  }
  const Parts = parts[show.parts];
  return <Parts settings={settings} />;
}
