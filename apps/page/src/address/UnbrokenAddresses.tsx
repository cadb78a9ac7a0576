const shortened = /(0x[\da-f]{4,20}…[\da-f]{4,20})/i;

/** Sentence whose shortened addresses stay on one line: browsers break lines after their `…`. */
export function UnbrokenAddresses({ text }: { readonly text: string }) {
  return text.split(shortened).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
}
