import jsQR from 'jsqr';

/**
 * Longest sides the picture is scaled to, in pixels: a code is often found at one size but not at another.
 */
const SIDES = [1_000, 2_000, 500] as const;
/** Largest file size, in bytes: above any screenshot of a QR code. */
const LARGEST_PICTURE = 20_000_000;

/** Decodes the QR code in a picture; undefined if there is none or the file is not a picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_PICTURE) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    for (const side of SIDES) {
      const text = readAt(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
      if (text) return text;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function readAt(bitmap: ImageBitmap, scale: number): string | undefined {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  // Transparent pixels count as white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}
