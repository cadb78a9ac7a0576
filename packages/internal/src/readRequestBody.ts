/**
 * Reads the body of a request on a server: `tooLarge` above a limit in bytes, without buffering more than that;
 * `brokenOff` when the client disconnects midway.
 */
export async function readRequestBody(
  request: Request,
  limit: number,
): Promise<Uint8Array | 'tooLarge' | 'brokenOff'> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'tooLarge';
  try {
    const bytes = await readUpTo(request, announced !== null, limit);
    return bytes.length > limit ? 'tooLarge' : bytes;
  } catch {
    return 'brokenOff';
  }
}

/** Reads bytes until they are more than a limit. */
async function readUpTo(
  request: Request,
  isAnnounced: boolean,
  limit: number,
): Promise<Uint8Array> {
  // The server cuts a body off at its Content-Length.
  if (isAnnounced) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > limit) break;
  }
  return Buffer.concat(chunks);
}
