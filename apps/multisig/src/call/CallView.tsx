import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { UnbrokenAddresses } from '@mooring/page/address';
import { pageCatalogue } from '@mooring/page/texts';
import { LongList, SHOWN_NAME, SHOWN_NOTE } from '@mooring/page/ui';
import { readCallKind, type Setting } from '@mooring/safe/payment';
import type { ArgumentValue, DecodedCall, SafeTransaction } from '@mooring/safe/transactions';
import { isAddressEqual, size, zeroAddress } from 'viem';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { AddressLine } from './AddressLine.tsx';
import type { CallContext } from './callContext.ts';
import { useCallSentence } from './useCallSentence.ts';

/** Usual height of a call in a batch, in px. */
const CALL_HEIGHT = 120;
/** Longest undecoded data shown, in characters; the rest is counted. */
const SHOWN_DATA = 1_000;

interface CallViewProps extends CallContext {
  readonly decoded: DecodedCall;
  /** Transaction of the call, if it may pay a gas refund. */
  readonly transaction?: SafeTransaction;
  /** Notes of a batch's calls, stored on this device. */
  readonly notes?: readonly string[];
}

const notNoted: readonly string[] = [];

/** Call as a sentence and in detail, with the calls of a batch as a list. */
export function CallView({ decoded, transaction, notes = notNoted, ...context }: CallViewProps) {
  const { chain, safe } = context;
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(pageCatalogue);
  const sentence = useCallSentence(context)(decoded, transaction);
  const { call } = decoded;
  const place = new Intl.NumberFormat(useLocale().locale);
  return (
    <div className="safe-call">
      <p className="safe-call-sentence">
        <UnbrokenAddresses text={sentence} />
      </p>
      <dl className="safe-facts">
        {factsOf(decoded, { chain, safe }).map(({ key, address }) => (
          <div key={key}>
            <dt>{key === 'recipient' ? web('send.recipient') : t(`fact.${key}`)}</dt>
            <dd>
              <AddressLine address={address} chain={chain} safe={safe} />
            </dd>
          </div>
        ))}
        {decoded.kind === 'function' &&
          ['function', 'removeOwner', 'swapOwner'].includes(readCallKind(decoded, safe).kind) &&
          decoded.args.map(({ name, type, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place.
            <div key={index}>
              <dt>
                <bdi dir="ltr">
                  {name !== '' && `${visibleText(name, SHOWN_NAME)}: `}
                  {visibleText(type, SHOWN_NAME)}
                </bdi>
              </dt>
              <dd>
                <Argument value={value} />
              </dd>
            </div>
          ))}
        {decoded.kind === 'function' && decoded.trailing !== '0x' && (
          <div>
            <dt>{t('fact.trailing', { count: size(decoded.trailing) })}</dt>
            <dd>
              <Bytes data={decoded.trailing} />
            </dd>
          </div>
        )}
        {decoded.kind === 'raw' && (
          <div>
            <dt>{t('fact.data', { count: size(call.data) })}</dt>
            <dd>
              <Bytes data={call.data} />
            </dd>
          </div>
        )}
        {call.operation === 1 && decoded.kind !== 'batch' && (
          <div>
            <dt>{t('fact.operation')}</dt>
            <dd>{t('fact.delegatecall')}</dd>
          </div>
        )}
      </dl>
      {decoded.kind === 'batch' && (
        <LongList
          items={decoded.calls.map((inner, index) => ({ inner, key: `${index}` }))}
          keyOf={({ key }) => key}
          rowHeight={CALL_HEIGHT}
          className="safe-batch"
          rowClassName="safe-batch-call"
        >
          {({ inner, key }) => (
            <>
              <span className="quiet safe-batch-place">{place.format(Number(key) + 1)}</span>
              <CallView decoded={inner} {...context} />
              {notes[Number(key)] && (
                <p className="safe-call-note">
                  <bdi>{visibleText(notes[Number(key)] ?? '', SHOWN_NOTE)}</bdi>
                </p>
              )}
            </>
          )}
        </LongList>
      )}
    </div>
  );
}

/** Full addresses of a call, abbreviated in its sentence. */
function factsOf(decoded: DecodedCall, { safe }: CallContext) {
  const call = readCallKind(decoded, safe);
  const { to } = decoded.call;
  switch (call.kind) {
    case 'rejection':
      return [];
    case 'coins':
      return [{ key: 'recipient', address: to }] as const;
    case 'tokens':
      return [
        { key: 'recipient', address: call.to },
        { key: 'token', address: call.token },
      ] as const;
    case 'approval':
      return [
        { key: 'spender', address: call.approval.spender },
        { key: 'token', address: call.approval.token },
      ] as const;
    case 'addOwner':
    case 'removeOwner':
      return [{ key: 'owner', address: call.owner }] as const;
    case 'swapOwner':
      return [
        { key: 'owner', address: call.owner },
        { key: 'newOwner', address: call.newOwner },
      ] as const;
    case 'changeThreshold':
      return [];
    case 'setting':
      return settingFacts(call.setting);
    case 'batch':
      return [{ key: 'through', address: to }] as const;
    default:
      return [{ key: 'contract', address: to }] as const;
  }
}

/** Addresses of a change of settings. */
function settingFacts(setting: Setting) {
  if ('module' in setting) return [{ key: 'contract', address: setting.module }] as const;
  if ('address' in setting) {
    return setting.address ? ([{ key: 'contract', address: setting.address }] as const) : [];
  }
  if ('guardian' in setting) return [{ key: 'guardian', address: setting.guardian }] as const;
  if (!('delegate' in setting)) return [];
  const spender = { key: 'spender', address: setting.delegate } as const;
  const isToken = 'token' in setting && !isAddressEqual(setting.token, zeroAddress);
  return isToken ? ([spender, { key: 'token', address: setting.token }] as const) : [spender];
}

function Argument({ value }: { readonly value: ArgumentValue }) {
  return (
    <bdi dir="ltr" className="safe-bytes">
      {visibleText(argumentText(value), SHOWN_DATA)}
    </bdi>
  );
}

function Bytes({ data }: { readonly data: string }) {
  return (
    <bdi dir="ltr" className="safe-bytes">
      {visibleText(data, SHOWN_DATA)}
    </bdi>
  );
}

/** Formats an argument on one line: numbers with all digits, lists and structs as JSON. */
function argumentText(value: ArgumentValue): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return `${value}`;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
}
