import jsQR from 'jsqr';
import { button, element } from '../../demo-wallet/element.ts';
import type { Act, Part } from './showPage.ts';

/** Form for a pairing link, as text or as a picture of a QR code. */
export function connectPart(act: Act, pair: (text: string) => Promise<void>): Part {
  const link = element('input', {
    type: 'text',
    id: 'link',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'wc:…',
    'aria-describedby': 'link-help',
  });
  const picture = element('input', { type: 'file', id: 'picture', accept: 'image/*' });
  const start = (text: string) => {
    link.value = '';
    act(() => pair(text), { doing: 'Looking for the site…', done: 'The site was found.' });
  };
  const look = (file: Blob) => {
    const read = async () => {
      const text = await readPicture(file);
      if (text === undefined) throw new Error('There is no QR code in this picture.');
      await pair(text);
    };
    act(read, { doing: 'Looking at the picture…', done: 'The site was found.' });
  };

  link.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') start(link.value);
  });
  link.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (!text.startsWith('wc:')) return;
    event.preventDefault();
    start(text);
  });
  picture.addEventListener('change', () => {
    const file = picture.files?.[0];
    picture.value = '';
    if (file) look(file);
  });
  receivePictures(look);

  return {
    node: element(
      'div',
      { class: 'card' },
      element('h2', { id: 'connect' }, 'Connect to a site'),
      element('label', { for: 'link' }, 'Pairing link'),
      element(
        'div',
        { class: 'line' },
        link,
        button('Connect', 'yes', () => start(link.value)),
      ),
      element('p', { class: 'quiet', id: 'link-help' }, 'The site shows it beside its QR code.'),
      element('label', { for: 'picture' }, 'Picture of the QR code'),
      picture,
      element('p', { class: 'quiet' }, 'Or drop or paste the picture anywhere on this page.'),
    ),
    refresh() {},
  };
}

/** Accepts pictures dropped on or pasted into the page. */
function receivePictures(look: (file: Blob) => void): void {
  const pictureIn = (data: DataTransfer | null) =>
    [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = pictureIn(event.dataTransfer);
    if (file) look(file);
  });
  document.addEventListener('paste', (event) => {
    const file = pictureIn(event.clipboardData);
    if (file) look(file);
  });
}

/**
 * Longest sides the picture is scaled to, in pixels: a code is often found at one size but not at another.
 */
const SIDES = [1_000, 2_000, 500] as const;
/** Largest file size, in bytes: above any screenshot of a QR code. */
const LARGEST = 20_000_000;

/** Decodes the QR code in a picture; undefined when there is none or the file is no picture. */
async function readPicture(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    for (const side of SIDES) {
      const text = readAt(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
      if (text) return text;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function readAt(bitmap: ImageBitmap, scale: number): string | undefined {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  // Transparent pixels count as white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}
