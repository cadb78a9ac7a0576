import type { ReactNode } from 'react';

/** Picture in the accent colour and its tints, hidden from screen readers: the text beside it says the same. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="mooring-picture" viewBox="0 0 72 56" aria-hidden="true">
      <path
        d="M0 44q9-5 18 0t18 0 18 0 18 0a12 12 0 0 1-12 12H12A12 12 0 0 1 0 44z"
        fill="currentColor"
        fillOpacity=".16"
      />
      {children}
    </svg>
  );
}

/** Floating key whose bow is a lifebuoy. */
function KeyPicture() {
  return (
    <Picture>
      <circle cx="23" cy="26" r="11" fill="none" stroke="currentColor" strokeWidth="7" />
      <path
        d="M23 11.5v7M23 33.5v7M8.5 26h7M30.5 26h7"
        stroke="var(--mooring-surface)"
        strokeWidth="3"
      />
      <path
        d="M37.5 26H62M51 26v7.500M59 26v9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Picture>
  );
}

/** Three doors of a quay, joined by a rope. */
function DoorsPicture() {
  const door = 'v-14a7 7 0 0 1 14 0v14z';
  return (
    <Picture>
      <path d={`M9 38${door}M49 38${door}`} fill="currentColor" fillOpacity=".32" />
      <path d={`M29 38${door}`} fill="currentColor" />
      <circle cx="39" cy="30" r="1.5" fill="var(--mooring-surface)" />
      <path d="M5 38.500h62" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M16 33q10 9 20 0t20 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <path
        d="M36 3.500v4M24.5 7l2 3.500M47.5 7l-2 3.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Picture>
  );
}

/** Moored boat with a check mark in its sail. */
function BoatPicture() {
  return (
    <Picture>
      <path d="M31 6v29H11C16 25 24 16 31 6z" fill="currentColor" fillOpacity=".32" />
      <path
        d="M18.5 29.500l3.5 3 6-7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M34 11c7 6 11 14 12.5 24H34z" fill="currentColor" />
      <path d="M7 38h43c-2 6-6 9-11 9H18c-5 0-9-3-11-9z" fill="currentColor" />
      <path
        d="M49 38.500q6 6 12.5-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M59 46V32.500h-1.500a2 2 0 0 1 0-4h8a2 2 0 0 1 0 4H64V46z" fill="currentColor" />
    </Picture>
  );
}

/** Pictures of the introduction, in the order of its points. */
export const pictures = [KeyPicture, DoorsPicture, BoatPicture] as const;
