/** Stylesheet of the preview's own page. */
export const PREVIEW_STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f5f7, #101418); color: light-dark(#1b1f24, #e8ebef); }
main { max-width: 1280px; margin: 0 auto; padding: 16px; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin-top: 40px; }
a { color: light-dark(#0b57d0, #8ab4f8); }
nav a { display: inline-block; padding: 8px 12px 8px 0; }
.warnings { list-style: none; border-inline-start: 4px solid light-dark(#b45309, #fbbf24); padding-inline-start: 12px; }
.pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
figure { margin: 0; }
figcaption { display: flex; gap: 8px; align-items: center; padding: 8px; }
figcaption img { width: 20px; height: 20px; }
figcaption span { overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; }
iframe, pre, .card { border: 1px solid light-dark(#8b939c, #6b747d); border-radius: 8px; box-sizing: border-box; }
.card { max-width: 480px; overflow: hidden; background: light-dark(#ffffff, #1b2127); }
.card > img { display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
.card p { margin: 0; padding: 8px 12px; overflow-wrap: anywhere; }
pre { overflow: auto; padding: 12px; background: light-dark(#ffffff, #1b2127); font-size: 14px; }
`;

/** Script of the preview's own page: shows the titles that the framed pages report. */
export const PREVIEW_SCRIPT = `addEventListener('message', ({ source, data }) => {
  if (typeof data !== 'object' || data === null || typeof data.title !== 'string') return;
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  const shown = frame?.closest('figure')?.querySelector('[data-title]');
  if (shown) shown.textContent = data.title;
});
`;

/** Script before that of a framed page: chooses theme and language as a visitor would, and reports the title. */
export function frameScript(theme: string, language: string): string {
  return `(function () {
  localStorage.setItem('mooring.theme', ${JSON.stringify(theme)});
  localStorage.setItem('mooring.locale', ${JSON.stringify(language)});
  function report() { parent.postMessage({ title: document.title }, '*'); }
  new MutationObserver(report).observe(document.head, { childList: true, subtree: true, characterData: true });
  addEventListener('load', report);
})();
`;
}
