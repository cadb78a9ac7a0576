import jsQR from 'jsqr';

/** Longest sides a picture is looked at with, in pixels: one size is often read where another is not. */
const SIDES = [1_000, 2_000, 500] as const;
/** Larger files are no screenshot of a QR code, in bytes. */
const LARGEST = 20_000_000;

/** The text of a QR code in a picture, or undefined when there is none or it is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST) return undefined;
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
  // What is transparent is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}
