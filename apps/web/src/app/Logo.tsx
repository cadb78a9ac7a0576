/** Logo of the product: an anchor held by a rope. Hidden from screen readers, as the name is beside it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <path className="logo-anchor" d="M16 10.600v11.400M11.500 14h9" />
      <circle className="logo-anchor" cx="16" cy="8" r="2.600" />
      <path
        className="logo-rope"
        d="M6.500 18.500c.8 4.600 4.600 7.200 9.500 7.200s8.700-2.600 9.500-7.200"
      />
    </svg>
  );
}
