/** In characters; larger icons waste memory in a row of 40 pixels. */
const LONGEST_ICON = 250_000;

/** True for icons that may be shown: data URIs of an image, of bounded length. */
export function isSafeIcon(icon: unknown): icon is string {
  return (
    typeof icon === 'string' &&
    icon.length <= LONGEST_ICON &&
    /^\s*data:image\/(svg\+xml|png|jpeg|webp|gif|avif)[;,]/i.test(icon)
  );
}
