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
  root.adoptedStyleSheets = [styles()];
  for (const type of KEPT_INSIDE) host.addEventListener(type, (event) => event.stopPropagation());
  return { host, root };
}

const LOOK = `
:host {
  color-scheme: light dark;
  --paper: #fffaf5; --ink: #2b1306; --soft: #6b4a37; --line: #d9c3b3; --edge: #8f6f5c; --field: #f6ebe2;
  --strong: #9a3412; --on-strong: #ffffff; --mark: #fde68a; --on-mark: #451a03;
}
@media (prefers-color-scheme: dark) {
  :host {
    --paper: #211510; --ink: #fbeee4; --soft: #d3b5a2; --line: #4d372b; --edge: #a5826c; --field: #2e1f18;
    --strong: #fdba74; --on-strong: #2b1306; --mark: #78350f; --on-mark: #fef3c7;
  }
}
* { box-sizing: border-box; }
:host(demo-wallet-bar), dialog {
  font: 400 14px/1.45 ui-rounded, 'Segoe UI', system-ui, sans-serif;
  letter-spacing: normal; text-align: start; color: var(--ink);
}
:host(demo-wallet-bar) { display: block; }
:host(demo-wallet-window) { display: contents; }
section {
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: center;
  padding: 8px 16px; background: var(--field); border-block-start: 1px solid var(--line);
}
section p { margin: 0; }
dialog {
  pointer-events: auto; width: 360px; max-width: calc(100vw - 16px); max-height: calc(100dvh - 16px);
  margin: 8px; margin-inline-start: auto; padding: 0; overflow: hidden;
  border: 1px solid var(--edge); border-radius: 4px; background: var(--paper);
  box-shadow: 0 12px 40px rgb(0 0 0 / 0.4);
}
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(20 8 2 / 0.45); }
.head { display: flex; gap: 10px; align-items: center; padding: 12px 16px; background: var(--field); border-block-end: 1px solid var(--line); }
.head img { display: block; flex: none; }
h2 { margin: 0; font-size: 16px; line-height: 1.3; }
h2:focus { outline: none; }
h3 { margin: 14px 0 4px; font-size: 13px; color: var(--soft); }
.body { padding: 12px 16px; overflow: auto; min-height: 0; flex: 1 1 auto; overflow-wrap: anywhere; }
.body p { margin: 0 0 10px; }
.quiet { color: var(--soft); font-size: 12px; }
.body > .quiet:last-child { margin: 12px 0 0; }
.warning { margin-block: 12px; padding: 8px 10px; border-inline-start: 4px solid var(--strong); background: var(--field); font-weight: 600; }
code { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dl { margin: 0; }
dl > div { padding: 6px 0; border-block-end: 1px solid var(--line); }
dt { color: var(--soft); font-size: 12px; }
dd { margin: 0; }
dd dl { padding-inline-start: 10px; border-inline-start: 2px solid var(--line); }
ol { margin: 0; padding-inline-start: 24px; }
li { padding-block: 2px; }
.text { padding: 10px; background: var(--field); border: 1px solid var(--line); white-space: pre-wrap; }
mark { padding: 0 3px; border-radius: 3px; background: var(--mark); color: var(--on-mark); font: 600 11px/1.5 ui-monospace, monospace; }
summary { cursor: pointer; min-height: 24px; }
fieldset { margin: 0 0 14px; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-block-end: 4px; font-weight: 600; }
.choice { display: flex; gap: 10px; align-items: flex-start; padding: 7px 4px; min-height: 24px; cursor: pointer; border-block-end: 1px solid var(--line); }
.choice > span { min-width: 0; }
.choice code { color: var(--soft); font-size: 11px; }
input { flex: none; width: 18px; height: 18px; margin: 1px 0; accent-color: var(--strong); }
button {
  min-height: 40px; padding: 6px 16px; border: 1px solid var(--edge); border-radius: 999px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
}
section button, .body button { min-height: 32px; padding: 3px 14px; }
.body button + button { margin-inline-start: 8px; }
button.yes { background: var(--strong); border-color: var(--strong); color: var(--on-strong); }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.body:focus-visible { outline-offset: -3px; }
.buttons { display: flex; gap: 10px; padding: 12px 16px; border-block-start: 1px solid var(--line); }
.buttons button { flex: 1 1 0; }
@media (forced-colors: active) { mark { outline: 1px solid; } }
`;

let made: CSSStyleSheet | undefined;

/** Constructed style sheet of the wallet, which a strict content security policy allows. */
function styles(): CSSStyleSheet {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(LOOK);
  }
  return made;
}
