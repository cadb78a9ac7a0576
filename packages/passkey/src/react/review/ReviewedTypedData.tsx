import { useCatalogue } from '@mooring/connect';
import { isRecord, lookUp } from '@mooring/internal';
import type { TypedData } from '@mooring/safe/transactions';
import { checksumAddress, isAddress } from 'viem';
import type { Review } from '../../provider/review.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { showHiddenCharacters } from './ReviewedMessage.tsx';
import { ReviewedPermit } from './ReviewedPermit.tsx';
import { readPermit } from './readPermit.ts';

type ReviewedTypedDataProps = Pick<
  Extract<Review, { kind: 'typed-data' }>,
  'typedData' | 'account' | 'chainId'
>;

/** Signed fields of typed data, in their order; a permit is also described in words. */
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
            <Field key={name} name={name} type={domainType(name)} value={value} types={types} />
          ))}
        </dl>
      </section>
      <section>
        <h3 className="mooring-review-title">
          {t('review.message')} <bdi>{showHiddenCharacters(primaryType)}</bdi>
        </h3>
        <Struct type={primaryType} value={message} types={types} />
      </section>
    </>
  );
}

/** Type of a domain's field, as far as it changes how its value is shown. */
const domainType = (name: string) => (name === 'verifyingContract' ? 'address' : '');

interface StructProps {
  readonly type: string;
  readonly value: unknown;
  readonly types: TypedData['types'];
}

function Struct({ type, value, types }: StructProps) {
  const fields = lookUp(types, type) ?? [];
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
        <bdi>{showHiddenCharacters(name)}</bdi>
      </dt>
      <dd>
        <FieldValue type={type} value={value} types={types} />
      </dd>
    </div>
  );
}

function FieldValue({ type, value, types }: StructProps) {
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '');
    return (
      <ol className="mooring-items">
        {value.map((element: unknown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
          <li key={index}>
            <FieldValue type={item} value={element} types={types} />
          </li>
        ))}
      </ol>
    );
  }
  if (isRecord(value)) return <Struct type={type} value={value} types={types} />;
  // Addresses are compared with what other places show.
  const text =
    type === 'address' && typeof value === 'string' && isAddress(value, { strict: false })
      ? checksumAddress(value)
      : String(value);
  return <bdi className="mooring-value">{showHiddenCharacters(text)}</bdi>;
}
