import { button, element } from '../../demo-wallet/element.ts';
import { readPicture } from '../pairing/readPicture.ts';
import type { Act, Part } from './part.ts';

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
