import { type ClipboardEvent, useEffect, useState } from 'react';
import type { Act } from './PhonePage.tsx';
import { readPicture } from './readPicture.ts';

interface ConnectProps {
  readonly act: Act;
  readonly pair: (text: string) => Promise<void>;
}

/** Form for a pairing link, as text or as a picture of a QR code. */
export function Connect({ act, pair }: ConnectProps) {
  const [link, setLink] = useState('');
  const start = (text: string) => {
    setLink('');
    act(() => pair(text), { doing: 'Looking for the site…', done: 'The site was found.' });
  };
  const startPasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!text.startsWith('wc:')) return;
    event.preventDefault();
    start(text);
  };
  const look = (file: Blob | undefined) => {
    if (!file) return;
    const read = async () => {
      const text = await readPicture(file);
      if (text === undefined) throw new Error('There is no QR code in this picture.');
      await pair(text);
    };
    act(read, { doing: 'Looking at the picture…', done: 'The site was found.' });
  };
  useEffect(() => receivePictures(look));
  return (
    <div className="card">
      <h2>Connect to a site</h2>
      <label htmlFor="link">Pairing link</label>
      <div className="line">
        <input
          type="text"
          id="link"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="wc:…"
          aria-describedby="link-help"
          value={link}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && start(link)}
          onPaste={startPasted}
        />
        <button type="button" className="yes" onClick={() => start(link)}>
          Connect
        </button>
      </div>
      <p className="quiet" id="link-help">
        The site shows it beside its QR code.
      </p>
      <label htmlFor="picture">Picture of the QR code</label>
      <input
        type="file"
        id="picture"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          look(file);
        }}
      />
      <p className="quiet">Or drop or paste the picture anywhere on this page.</p>
    </div>
  );
}

/** Accepts pictures dropped on or pasted into the page. Returns a function that ends it. */
function receivePictures(look: (file: Blob | undefined) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const pictureIn = (data: DataTransfer | null) =>
    [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  document.addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      look(pictureIn(event.dataTransfer));
    },
    { signal },
  );
  document.addEventListener('paste', (event) => look(pictureIn(event.clipboardData)), { signal });
  return () => listening.abort();
}
