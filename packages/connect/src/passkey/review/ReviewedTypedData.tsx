import { isRecord } from '@mooring/internal';
import { passkeyCatalogue } from '../../texts/passkey/passkeyCatalogue.ts';
import { useCatalogue } from '../../texts/useTranslate.ts';
import type { Review, ReviewedTypedData as TypedData } from '../../wallets/passkey.ts';
import { wholeText } from './ReviewedMessage.tsx';
import { ReviewedPermit } from './ReviewedPermit.tsx';
import { readPermit } from './readPermit.ts';

type ReviewedTypedDataProps = Pick<
  Extract<Review, { kind: 'typed-data' }>,
  'typedData' | 'account' | 'chainId'
>;

/** Structured data by its fields, in the order they are signed; nothing that is not signed. A permit is told in words. */
export function ReviewedTypedData({ typedData, account, chainId }: ReviewedTypedDataProps) {
  const t = useCatalogue(passkeyCatalogue);
  const permit = readPermit(typedData, account);
  const { domain, types, primaryType, message } = typedData;
  return (
    <>
      {permit && <ReviewedPermit permit={permit} chainId={chainId} />}
      <section>
        <h3 className="mooring-review-title">{t('review.domain')}</h3>
        <dl className="mooring-facts">
          {Object.entries(domain).map(([name, value]) => (
            <Field key={name} name={name} type="" value={value} types={types} />
          ))}
        </dl>
      </section>
      <section>
        <h3 className="mooring-review-title">
          {t('review.message')} <bdi>{wholeText(primaryType)}</bdi>
        </h3>
        <Struct type={primaryType} value={message} types={types} />
      </section>
    </>
  );
}

interface StructProps {
  readonly type: string;
  readonly value: unknown;
  readonly types: TypedData['types'];
}

function Struct({ type, value, types }: StructProps) {
  const fields = Object.hasOwn(types, type) ? (types[type] ?? []) : [];
  return (
    <dl className="mooring-facts">
      {fields.map((field) => (
        <Field
          key={field.name}
          {...field}
          value={isRecord(value) ? value[field.name] : undefined}
          types={types}
        />
      ))}
    </dl>
  );
}

interface FieldProps extends StructProps {
  readonly name: string;
}

function Field({ name, type, value, types }: FieldProps) {
  return (
    <div>
      <dt>
        <bdi>{wholeText(name)}</bdi>
      </dt>
      <dd>
        <Value type={type} value={value} types={types} />
      </dd>
    </div>
  );
}

function Value({ type, value, types }: StructProps) {
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '');
    return (
      <ol className="mooring-items">
        {value.map((one: unknown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index}>
            <Value type={item} value={one} types={types} />
          </li>
        ))}
      </ol>
    );
  }
  if (isRecord(value)) return <Struct type={type} value={value} types={types} />;
  return <bdi className="mooring-value">{wholeText(String(value))}</bdi>;
}
