/** Kinds of Mooring's own connectors. */
export type ConnectorKind = 'pairing' | 'passkey' | 'safe';

/** Mooring's part of a wagmi connector, `connector.mooring`: its kind, and its control beside wagmi's. */
export interface MooringPart<Kind extends ConnectorKind, Control> {
  readonly kind: Kind;
  readonly control: Control;
}

/** Any wagmi connector, which may be of one of Mooring's kinds. */
export interface MaybeMooring<Kind extends ConnectorKind, Control> {
  readonly type?: string;
  readonly mooring?:
    | MooringPart<Kind, Control>
    | MooringPart<Exclude<ConnectorKind, Kind>, unknown>;
}

/** Returns the kind of a connector: Mooring's own by its part, wagmi's `safe` by its type; undefined for any other. */
export function connectorKind({
  mooring,
  type,
}: MaybeMooring<ConnectorKind, unknown> = {}): ConnectorKind | undefined {
  return mooring?.kind ?? (type === 'safe' ? type : undefined);
}
