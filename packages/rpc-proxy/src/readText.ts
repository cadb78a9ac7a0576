/**
 * Body of a request as text, and its size in bytes. `too-large` above a limit in bytes, without buffering
 * more than that; `broken-off` when the client disconnects midway.
 */
export async function readText(
  request: Request,
  limit: number,
): Promise<{ text: string; size: number } | 'too-large' | 'broken-off'> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'too-large';
  try {
    // The server cuts a body off at its Content-Length.
    if (announced !== null) return textOf(new Uint8Array(await request.arrayBuffer()), limit);
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop cancels the stream.
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
