import type { HostSetup } from '../setup.ts';

interface ChoosePageProps {
  readonly safes: HostSetup['safes'];
  /** Problem of the page's URL; empty for none. */
  readonly fault: string;
}

/** Form to choose an application and a Safe. */
export function ChoosePage({ safes, fault }: ChoosePageProps) {
  return (
    <main className="choose">
      <h1>Local Safe</h1>
      <p>Opens an application inside a Safe of the local network.</p>
      {fault !== '' && (
        <p className="failure" role="alert">
          {fault}
        </p>
      )}
      <form action="/">
        <label htmlFor="app">Address of the application</label>
        <input id="app" name="app" type="url" required />
        <label htmlFor="safe">Safe</label>
        <select id="safe" name="safe">
          {safes.map(({ address, label }) => (
            <option key={address} value={address}>
              {`${label} (${address})`}
            </option>
          ))}
        </select>
        <button type="submit" className="yes">
          Open
        </button>
      </form>
    </main>
  );
}
