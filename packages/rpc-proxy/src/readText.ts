/**
 * The body of a request as text, and its size in bytes. `too-large` over a limit in bytes, before more
 * than that is held; `broken-off` when the client disconnected in the middle.
 */
export async function readText(
  request: Request,
  limit: number,
): Promise<{ text: string; size: number } | 'too-large' | 'broken-off'> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'too-large';
  try {
    // A server ends a body at the length that was announced.
    if (announced !== null) return textOf(new Uint8Array(await request.arrayBuffer()), limit);
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop cancels the rest of the body.
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > limit) return 'too-large';
      chunks.push(chunk);
    }
    return textOf(Buffer.concat(chunks), limit);
  } catch {
    return 'broken-off';
  }
}

function textOf(bytes: Uint8Array, limit: number): { text: string; size: number } | 'too-large' {
  if (bytes.length > limit) return 'too-large';
  return { text: new TextDecoder().decode(bytes), size: bytes.length };
}
