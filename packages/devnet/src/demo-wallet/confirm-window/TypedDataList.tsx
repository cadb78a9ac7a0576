import { isRecord, type TypedData } from '@mooring/testing/wallet';
import { RevealedText } from '../../screen/RevealedText.tsx';

/** Deepest nesting shown as a list; deeper structures are shown as JSON. */
const DEEPEST_SHOWN = 12;

/** Domain and message of typed data, field by field, in the order of their types. */
export function TypedDataList({ data }: { readonly data: TypedData }) {
  const { domain, types, primaryType, message } = data;
  const domainFields = Object.keys(domain).map((name) => ({ name, type: 'string' }));
  return (
    <>
      <h3>Domain</h3>
      <Fields fields={domainFields} types={{}} record={{ ...domain }} depth={0} />
      <h3>
        <RevealedText text={primaryType} />
      </h3>
      <Fields fields={types[primaryType] ?? []} types={types} record={message} depth={0} />
    </>
  );
}

interface FieldsProps {
  readonly fields: TypedData['types'][string];
  readonly types: TypedData['types'];
  readonly record: Readonly<Record<string, unknown>>;
  readonly depth: number;
}

function Fields({ fields, types, record, depth }: FieldsProps) {
  return (
    <dl>
      {fields.map(({ name, type }) => (
        <div key={name}>
          <dt>
            <RevealedText text={name} />
          </dt>
          <dd>
            <TypedDataValue types={types} type={type} value={record[name]} depth={depth} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps extends Pick<FieldsProps, 'types' | 'depth'> {
  readonly type: string;
  readonly value: unknown;
}

function TypedDataValue({ types, type, value, depth }: ValueProps) {
  const item = /^(.+)\[\d*\]$/.exec(type)?.[1];
  const fields = types[type];
  if (depth < DEEPEST_SHOWN && item !== undefined && Array.isArray(value)) {
    if (value.length === 0) return <RevealedText text="(empty list)" />;
    return (
      <ol>
        {value.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a message never move
          <li key={index}>
            <TypedDataValue types={types} type={item} value={each} depth={depth + 1} />
          </li>
        ))}
      </ol>
    );
  }
  if (depth < DEEPEST_SHOWN && fields && isRecord(value))
    return <Fields fields={fields} types={types} record={value} depth={depth + 1} />;
  return <RevealedText text={typeof value === 'string' ? value : (JSON.stringify(value) ?? '')} />;
}
