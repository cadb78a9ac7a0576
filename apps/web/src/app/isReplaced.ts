/**
 * Resolves to true if the server now sends a page of another release than this document: with another script, whose name
 * contains a hash of all others. False if it does not answer.
 */
export async function isReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  const html = await fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  return html !== null && !html.includes(`src="${script}"`);
}
