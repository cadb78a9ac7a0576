/** The space of a group whose wallets are on the way. */
export function ExpectedGroup({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div aria-hidden="true">
      <p className="mooring-group-title">{name}</p>
      <div className="mooring-list">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <div key={index} className="mooring-row-space">
            <span className="mooring-skeleton mooring-wallet-icon" />
            <span className="mooring-skeleton" />
          </div>
        ))}
      </div>
    </div>
  );
}
