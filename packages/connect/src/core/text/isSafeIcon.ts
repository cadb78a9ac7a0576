/** Maximum length of an icon, in characters; larger icons waste memory at 40 px. */
const LONGEST_ICON = 250_000;

/** Returns true for an icon that is safe to show: a `data:` URL of an image, of bounded length. */
export function isSafeIcon(icon: unknown): icon is string {
  return (
    typeof icon === 'string' &&
    icon.length <= LONGEST_ICON &&
    /^\s*data:image\/(svg\+xml|png|jpeg|webp|gif|avif)[;,]/i.test(icon)
  );
}
