import type { Contact, ImportResult } from '@mooring/page/contacts';
import { type RequestFault, requestFault } from '@mooring/page/sign-in';
import { type SiteConfig, useSite } from '@mooring/page/site';
import { readTextFile, type TextFile } from '@mooring/page/ui';
import { useEffect, useState } from 'react';
import {
  type ImportPlan,
  planImport,
  type ReadContacts,
  readContactsFile,
} from './contactsFile.ts';
import { useContactChanges } from './useContactChanges.ts';

/** Reason a file cannot be imported. */
export type FileFault = Exclude<TextFile['kind'], 'text'> | 'empty' | 'no-header' | 'too-many-rows';

/**
 * State of an import:
 *
 * reading → planned → sending → done
 *    │          ↑         │
 *    └→ useless └─────────┘  (refused: planned again, with the reason)
 */
type ImportState =
  | { readonly step: 'reading' }
  | { readonly step: 'useless'; readonly fault: FileFault }
  | {
      readonly step: 'planned' | 'sending';
      readonly plan: ImportPlan;
      readonly file: ReadContacts;
      readonly refusal?: RequestFault;
    }
  | { readonly step: 'done'; readonly result: ImportResult };

/** Reads a file, plans its import into the contacts of now, and runs it on demand. */
export function useImport(file: File) {
  const { networks } = useSite().config;
  const { importAll, refresh } = useContactChanges();
  const [state, setState] = useState<ImportState>({ step: 'reading' });
  // The plan is computed once: it must not change while it is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let current = true;
    setState({ step: 'reading' });
    // A name or note changed on another device must not be set back.
    void Promise.all([readTextFile(file), refresh()]).then(([read, contacts]) => {
      if (current) setState(readPlan(read, contacts, networks));
    });
    return () => {
      current = false;
    };
  }, [file]);

  async function send() {
    if (state.step !== 'planned') return;
    const { plan, file: read } = state;
    setState({ step: 'sending', plan, file: read });
    try {
      const entries = [...plan.added, ...plan.changed.map(({ after }) => after)];
      setState({ step: 'done', result: await importAll(entries) });
    } catch (error) {
      setState({ step: 'planned', plan, file: read, refusal: requestFault(error) });
    }
  }
  return { state, send };
}

function readPlan(
  read: TextFile,
  contacts: readonly Contact[],
  networks: SiteConfig['networks'],
): ImportState {
  if (read.kind !== 'text') return { step: 'useless', fault: read.kind };
  const file = readContactsFile(
    read.text,
    networks.map(({ id }) => id),
  );
  if (file.kind !== 'read') return { step: 'useless', fault: file.kind };
  return { step: 'planned', plan: planImport(file, contacts), file };
}
