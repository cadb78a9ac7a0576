import { useEffect, useState } from 'react';
import { type RequestFault, requestFault } from '../sign-in/requestFault.ts';
import type { Contact } from './contact.ts';
import type { Imported } from './contactsClient.ts';
import {
  type FaultyLine,
  type ImportPlan,
  MOST_BYTES,
  planImport,
  readContactsFile,
} from './contactsFile.ts';
import { useContactChanges } from './useContactChanges.ts';

/** Reason a file cannot be imported. */
export type FileFault =
  | 'too-large'
  | 'not-text'
  | 'unreadable'
  | 'empty'
  | 'no-header'
  | 'too-many-rows';

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
      readonly faulty: readonly FaultyLine[];
      readonly refusal?: RequestFault;
    }
  | { readonly step: 'done'; readonly result: Imported };

/** Reads a file, plans its import, and runs it on demand. */
export function useImport(file: File, contacts: readonly Contact[]) {
  const { importAll } = useContactChanges();
  const [state, setState] = useState<ImportState>({ step: 'reading' });
  // The plan is computed once: it must not change while a person reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let current = true;
    setState({ step: 'reading' });
    void readTextFile(file).then((read) => {
      if (current) setState(planOf(read, contacts));
    });
    return () => {
      current = false;
    };
  }, [file]);

  async function send() {
    if (state.step !== 'planned') return;
    const { plan, faulty } = state;
    setState({ step: 'sending', plan, faulty });
    try {
      const entries = [...plan.added, ...plan.changed.map(({ after }) => after)];
      setState({ step: 'done', result: await importAll(entries) });
    } catch (error) {
      setState({ step: 'planned', plan, faulty, refusal: requestFault(error) });
    }
  }
  return { state, send };
}

function planOf(
  read: Awaited<ReturnType<typeof readTextFile>>,
  contacts: readonly Contact[],
): ImportState {
  if (read.kind !== 'text') return { step: 'useless', fault: read.kind };
  const file = readContactsFile(read.text);
  if (file.kind !== 'read') return { step: 'useless', fault: file.kind };
  return { step: 'planned', plan: planImport(file, contacts), faulty: file.faulty };
}

/** Content of a file, or the reason it cannot be read. */
type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' | 'unreadable' };

/** Reads a chosen file. Accepts only UTF-8: other encodings would lose characters. */
async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > MOST_BYTES) return { kind: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // The file was moved or deleted meanwhile.
    return { kind: 'unreadable' };
  }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'not-text' };
  }
}
