const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="22" fill="#9a3412"/>
<path d="M22 34a8 8 0 0 1 8-8h34a6 6 0 0 1 6 6v4H30" fill="none" stroke="#fed7aa" stroke-width="6"/>
<rect x="19" y="36" width="58" height="36" rx="8" fill="#fff7ed"/>
<circle cx="62" cy="54" r="6" fill="#9a3412"/>
</svg>`;

/** Icon of the wallet as a data URI, as required by EIP-6963. */
export const WALLET_ICON: `data:image/svg+xml,${string}` = `data:image/svg+xml,${encodeURIComponent(
  DRAWING.replaceAll('\n', ''),
)}`;
