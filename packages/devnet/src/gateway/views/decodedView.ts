import type { ArgumentValue, CallArgument, DecodedCall } from '@mooring/safe/transactions';

/** Decoded function call in the public gateway's format; null if unknown. */
export type DecodedView = { method: string; parameters: readonly ParameterView[] };

type ParameterView = {
  name: string;
  type: string;
  value: TextValue;
  /** Calls of a batch, in the parameter that contains them. */
  valueDecoded: readonly InnerCallView[] | null;
};
type InnerCallView = {
  operation: 0 | 1;
  to: string;
  value: string;
  data: string | null;
  dataDecoded: DecodedView | null;
};
type TextValue = string | readonly TextValue[];

export function decodedView(decoded: DecodedCall): DecodedView | null {
  if (decoded.kind === 'function') {
    return { method: decoded.name, parameters: decoded.args.map(parameterView) };
  }
  if (decoded.kind !== 'batch') return null;
  // The selector is followed by an offset and a length.
  const { data } = decoded.call;
  const length = Number(`0x${data.slice(74, 138)}`);
  const value = `0x${data.slice(138, 138 + 2 * length)}`;
  const valueDecoded = decoded.calls.map((inner) => ({
    operation: inner.call.operation,
    to: inner.call.to,
    value: String(inner.call.value),
    data: inner.call.data === '0x' ? null : inner.call.data,
    dataDecoded: decodedView(inner),
  }));
  return {
    method: 'multiSend',
    parameters: [{ name: 'transactions', type: 'bytes', value, valueDecoded }],
  };
}

function parameterView({ name, type, value }: CallArgument): ParameterView {
  return { name, type, value: textOf(value), valueDecoded: null };
}

function textOf(value: ArgumentValue): TextValue {
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value === 'object') return Object.values(value).map(textOf);
  return String(value);
}
