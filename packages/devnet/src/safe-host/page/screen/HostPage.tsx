import { type Ref, useRef } from 'react';
import type { SafeReading } from '../../../gateway/chain/safeReads.ts';
import { useStore } from '../../../screen/useStore.ts';
import type { HostState } from '../createHostState.ts';
import { WaitingList } from './WaitingList.tsx';

interface HostPageProps {
  readonly host: HostState;
  readonly safe: SafeReading;
  /** The frame of the application. */
  readonly frame: Ref<HTMLIFrameElement>;
}

/** Page around an application: its Safe, the acting owner, and the queue. */
export function HostPage({ host, safe, frame }: HostPageProps) {
  const { app, label, safe: address, network } = host.opened;
  const again = useRef<HTMLButtonElement>(null);
  return (
    <div className="host">
      <header>
        <h1>{`${label}, a local Safe`}</h1>
        <p>
          <code>{address}</code>
          {` on ${network.name}`}
        </p>
        <p className="quiet">
          {`Version ${safe.version}, ${safe.threshold} of ${safe.owners.length} owners have to sign.`}
        </p>
        <Actor host={host} />
      </header>
      <div className="work">
        <main>
          {/* The application is identified by its own origin. */}
          <iframe
            title={`Application at ${app.host}`}
            name="app"
            src={app.href}
            allow="clipboard-write"
            ref={frame}
          />
        </main>
        <aside aria-labelledby="waiting">
          <h2 id="waiting">Waiting</h2>
          <button type="button" className="small" ref={again} onClick={() => void host.refresh()}>
            Look again
          </button>
          <p className="quiet" role="status">
            {useStore(host.said)}
          </p>
          <WaitingList
            waiting={useStore(host.waiting)}
            // The pressed button may be gone afterwards.
            onRun={(item) => void host.run(item).then(() => again.current?.focus())}
          />
        </aside>
      </div>
    </div>
  );
}

function Actor({ host: { owners, acting, actAs } }: Pick<HostPageProps, 'host'>) {
  const address = useStore(acting)?.address;
  if (owners.length === 0) return <p>No owner has a key here: this Safe is read only.</p>;
  return (
    <p>
      <label htmlFor="actor">Act as </label>
      <select
        id="actor"
        value={address}
        onChange={({ currentTarget }) => actAs(currentTarget.value)}
      >
        {owners.map((owner) => (
          <option key={owner.address} value={owner.address}>
            {owner.label}
          </option>
        ))}
      </select>
    </p>
  );
}
