import look from './look.css?inline';

/** Events a page may listen to on its document, to close its dialogs or trap focus in them. */
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
 * Creates an element with an open shadow root and the wallet's styles. Its events do not bubble into the
 * page, like those of a real wallet's window. English and left to right, whatever the page is.
 */
export function createHost(name: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  host.lang = 'en';
  host.dir = 'ltr';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sharedStyles()];
  for (const type of KEPT_INSIDE) host.addEventListener(type, (event) => event.stopPropagation());
  return { host, root };
}

/** Cache of the document: all hosts adopt one sheet. */
let styles: CSSStyleSheet | undefined;

/** Constructed style sheet of the wallet, which a strict content security policy allows. */
function sharedStyles(): CSSStyleSheet {
  styles ??= styleSheetOf(look);
  return styles;
}

/** Constructed style sheet. */
export function styleSheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
