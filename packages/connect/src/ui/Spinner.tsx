/** Turns for as long as something is awaited; stands still under reduced motion. */
export function Spinner() {
  return <span className="mooring-spinner" aria-hidden="true" />;
}
