interface FieldAddressProps {
  /** Value of a field, as typed. */
  readonly value: string;
}

/** Full address below a field that is too narrow to show it. */
export function FieldAddress({ value }: FieldAddressProps) {
  const text = value.trim();
  if (!/^(?:[\w-]+:)*0x[\da-f]{40}$/i.test(text)) return null;
  return (
    <bdi className="field-address" dir="ltr" aria-hidden="true">
      {text}
    </bdi>
  );
}
