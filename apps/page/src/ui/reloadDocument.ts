/**
 * Reloads the document if the server answers: for a file that a retry did not bring either. Firefox fails without a
 * request where a file failed before, and a newer release may not have the file. Drafts are stored.
 * @returns false if the server does not answer; otherwise never resolves
 */
export async function reloadDocument(): Promise<boolean> {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => ({
    ok: false,
  }));
  if (!ok) return false;
  location.reload();
  return new Promise<never>(() => {});
}
