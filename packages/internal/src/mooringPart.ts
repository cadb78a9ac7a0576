/** Kinds of Mooring's own connectors. */
export type ConnectorKind = 'pairing' | 'passkey' | 'safe';

/** Mooring's part of a wagmi connector, `connector.mooring`: its kind, its control beside wagmi's, and its screens. */
export interface MooringPart<Kind extends ConnectorKind, Control, Screens = unknown> {
  readonly kind: Kind;
  readonly control: Control;
  /** Screens of the kind, which the kit shows; absent where the kit has them, or shows none. */
  readonly screens?: Screens | undefined;
}

/** Any wagmi connector, which may be of one of Mooring's kinds. */
export interface MaybeMooring<Kind extends ConnectorKind, Control, Screens = unknown> {
  readonly type?: string;
  readonly mooring?:
    | MooringPart<Kind, Control, Screens>
    | MooringPart<Exclude<ConnectorKind, Kind>, unknown>;
}

/** Returns the kind of a connector: Mooring's own by its part, wagmi's `safe` by its type; undefined for any other. */
export function connectorKind({
  mooring,
  type,
}: MaybeMooring<ConnectorKind, unknown> = {}): ConnectorKind | undefined {
  return mooring?.kind ?? (type === 'safe' ? type : undefined);
}
