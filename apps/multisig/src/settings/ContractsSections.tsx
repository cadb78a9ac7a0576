import { comparableAddress, useCatalogue } from '@mooring/connect';
import { Notice } from '@mooring/page/ui';
import { purposeOf } from '@mooring/safe/payment';
import {
  disableModule,
  type SafeCall,
  setFallbackHandler,
  setGuard,
  setModuleGuard,
} from '@mooring/safe/transactions';
import { isAddressEqual } from 'viem';
import { AddressLine } from '../call/AddressLine.tsx';
import { LazyDelayNotice } from '../delay/LazyDelayNotice.ts';
import { LazyRecoveryNotice } from '../recovery/LazyRecoveryNotice.ts';
import { isDelayModule, isRecoveryModule, type KnownSafe } from '../safe/useSafe.ts';
import { settingsCatalogue } from '../texts/settingsCatalogue.ts';
import type { Part, SafeSettings } from './readSettings.ts';
import { Section } from './Section.tsx';
import type { SectionProps } from './SettingsView.tsx';

interface ContractsSectionsProps extends SectionProps {
  readonly settings: SafeSettings;
  /** True to open the review that stops a running recovery. */
  readonly stopsRecovery: boolean;
}

/** Contracts that can act for the account, check its transactions, or answer its calls. */
export function ContractsSections(props: ContractsSectionsProps) {
  const t = useCatalogue(settingsCatalogue);
  const { safe, settings, stopsRecovery, onPropose } = props;
  const { recoveryModule } = safe.deployments;
  const { modules, guard, moduleGuard } = settings;
  const addresses = modules.map(({ address }) => address);
  return (
    <>
      <Section title={t('modules.title')} meaning={t('modules.meaning')}>
        {modules.length === 0 && <p>{t('modules.none')}</p>}
        <ul className="settings-list">
          {modules.map((module) => {
            const purpose = purposeOf(module.address);
            if (recoveryModule && isRecoveryModule(safe, module.address)) {
              const { address } = module;
              return (
                <li key={address} className="settings-contract">
                  <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
                  <LazyRecoveryNotice
                    safe={safe}
                    module={recoveryModule}
                    onPropose={onPropose}
                    stops={stopsRecovery}
                  />
                </li>
              );
            }
            if (isDelayModule(safe, module.address)) {
              const { address } = module;
              return (
                <li key={address} className="settings-contract">
                  <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
                  <LazyDelayNotice safe={safe} module={address} onPropose={onPropose} />
                </li>
              );
            }
            return (
              <li key={module.address}>
                <Contract
                  {...props}
                  part={module}
                  text={t(`module.${purpose ?? 'unknown'}`)}
                  isRisk={!purpose}
                  action={t('modules.disable')}
                  change={() => disableModule(safe.state, module.address, addresses)}
                />
              </li>
            );
          })}
        </ul>
        {recoveryModule && !addresses.some((one) => isRecoveryModule(safe, one)) && (
          <LazyRecoveryNotice safe={safe} module={recoveryModule} onPropose={onPropose} />
        )}
      </Section>
      <Section title={t('guard.title')} meaning={t('guard.meaning')}>
        {guard ? (
          <Contract
            {...props}
            part={guard}
            text={t('guard.checks')}
            isRisk
            action={t('settings.remove')}
            change={() => setGuard(safe.state, undefined)}
          />
        ) : (
          <p>{t('guard.none')}</p>
        )}
      </Section>
      {moduleGuard && (
        <Section title={t('moduleGuard.title')} meaning={t('moduleGuard.meaning')}>
          <Contract
            {...props}
            part={moduleGuard}
            text={t('moduleGuard.checks')}
            isRisk
            action={t('settings.remove')}
            change={() => setModuleGuard(safe.state, undefined)}
          />
        </Section>
      )}
      <Handler {...props} />
    </>
  );
}

function Handler(props: ContractsSectionsProps) {
  const t = useCatalogue(settingsCatalogue);
  const { safe, settings, onPropose } = props;
  const { handler } = settings;
  const known = handler && releaseOf(safe, handler);
  const published = publishedHandler(safe);
  return (
    <Section title={t('handler.title')} meaning={t('handler.meaning')}>
      {handler ? (
        <Contract
          safe={safe}
          // The published one belongs to the account.
          onPropose={known ? undefined : onPropose}
          part={handler}
          text={known ? t('handler.known', { version: known }) : t('handler.unknown')}
          isRisk={!known}
          action={t('settings.remove')}
          change={() => setFallbackHandler(safe.state, undefined)}
        />
      ) : (
        <p>{t('handler.none')}</p>
      )}
      {!known && published && onPropose && (
        <button
          type="button"
          className="button"
          onClick={() => onPropose([setFallbackHandler(safe.state, published)])}
        >
          {t('handler.publish')}
        </button>
      )}
    </Section>
  );
}

interface ContractProps extends SectionProps {
  readonly part: Part;
  /** Sentence on this contract. */
  readonly text: string;
  /** True for a warning. */
  readonly isRisk: boolean;
  /** Label of the button that proposes the change. */
  readonly action: string;
  readonly change: () => SafeCall;
}

/** Contract that the account uses, and the button that proposes its removal. */
function Contract({ safe, onPropose, part, text, isRisk, action, change }: ContractProps) {
  const t = useCatalogue(settingsCatalogue);
  const { address, hasCode } = part;
  return (
    <div className="settings-contract">
      <AddressLine address={address} chain={safe.chain} safe={safe.state.address} />
      {isRisk ? (
        <Notice kind="warning">
          <p>{text}</p>
        </Notice>
      ) : (
        <p>{text}</p>
      )}
      {!hasCode && (
        <Notice kind="bad">
          <p>{t('settings.noCode')}</p>
        </Notice>
      )}
      {onPropose && (
        <button
          type="button"
          className="button button-small"
          aria-label={`${action}: ${comparableAddress(address)}`}
          onClick={() => onPropose([change()])}
        >
          {action}
        </button>
      )}
    </div>
  );
}

/** Release whose published fallback handler a contract is. */
function releaseOf({ deployments }: KnownSafe, { address }: Part): string | undefined {
  return deployments.deployments.find(
    ({ contracts: { fallbackHandler } }) =>
      fallbackHandler && isAddressEqual(fallbackHandler, address),
  )?.version;
}

/** Fallback handler published with the account's release. */
function publishedHandler({ deployments, state }: KnownSafe) {
  return deployments.deployments.find(({ version }) => state.version.startsWith(version))?.contracts
    .fallbackHandler;
}
