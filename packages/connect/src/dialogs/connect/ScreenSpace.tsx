/** The space of a screen whose code is on the way: as large as a code with what stands around it. */
export function ScreenSpace() {
  return (
    <div className="mooring-scan" aria-hidden="true">
      <span className="mooring-skeleton mooring-scan-title" />
      <div className="mooring-qr mooring-skeleton" />
    </div>
  );
}
