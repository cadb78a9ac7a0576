interface WholeAddressProps {
  /** Value of a field, as typed. */
  readonly value: string;
}

/** Address of a field once more, whole, where the field is too narrow to show it. */
export function WholeAddress({ value }: WholeAddressProps) {
  const text = value.trim();
  if (!/^(?:[\w-]+:)*0x[\da-f]{40}$/i.test(text)) return null;
  return (
    <bdi className="whole-address" dir="ltr" aria-hidden="true">
      {text}
    </bdi>
  );
}
