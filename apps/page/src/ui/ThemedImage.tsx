interface ThemedImageProps {
  /** Paths on this server. */
  readonly picture: { readonly light: string; readonly dark: string };
  readonly className: string;
}

/** Decorative picture of the operator: by theme, where there are two. */
export function ThemedImage({ picture: { light, dark }, className }: ThemedImageProps) {
  if (light === dark) return <img className={className} src={light} alt="" />;
  // The theme may be the visitor's choice: `media` of a source knows only the system's.
  return (
    <>
      <img className={`${className} in-light`} src={light} alt="" loading="lazy" />
      <img className={`${className} in-dark`} src={dark} alt="" loading="lazy" />
    </>
  );
}
