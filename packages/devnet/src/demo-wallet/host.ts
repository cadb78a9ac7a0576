import { styles } from './styles.ts';

/** Events a page may listen to on its document, to close or to trap its own dialogs. */
const KEPT_INSIDE = [
  'click',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
] as const;

/**
 * Makes an element with an open shadow root and the wallet's look. What happens inside does not
 * bubble into the page, as a real wallet's window is none of the page's. English, left to right,
 * whatever the page is.
 */
export function createHost(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.lang = 'en';
  host.dir = 'ltr';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styles()];
  for (const type of KEPT_INSIDE) host.addEventListener(type, (event) => event.stopPropagation());
  return { host, root };
}
