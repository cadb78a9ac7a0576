import { useEffect, useRef, useState } from 'react';
import { Code } from './Code.tsx';
import { Controls } from './Controls.tsx';
import { readHash, writeHash } from './settings.ts';

/** Editor of the kit's settings, the stage that shows them, and their code. @param stage address of the stage */
export function Playground({ stage }: { readonly stage: string }) {
  const [settings, setSettings] = useState(() => readHash(location.hash));
  const [isPhone, setPhone] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The frame's URL stays the same: another URL would reload it.
  const [source] = useState(() => `${stage}${writeHash(settings)}`);

  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(settings, location.origin);
    const listen = ({ source: sender, data }: MessageEvent<unknown>) => {
      if (sender === frame.current?.contentWindow && data === 'ready') send();
    };
    send();
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [settings]);
  // In the address, so that it can be copied.
  useEffect(() => history.replaceState(history.state, '', writeHash(settings)), [settings]);

  return (
    <>
      <Controls
        settings={settings}
        onChange={(changed) => setSettings((current) => ({ ...current, ...changed }))}
      />
      <section className="playground-view" aria-label="Result">
        <fieldset className="playground-widths">
          <legend>Width</legend>
          <label>
            <input type="radio" name="width" checked={!isPhone} onChange={() => setPhone(false)} />
            As wide as there is room
          </label>
          <label>
            <input type="radio" name="width" checked={isPhone} onChange={() => setPhone(true)} />A
            phone’s
          </label>
        </fieldset>
        <iframe
          ref={frame}
          className={isPhone ? 'playground-stage is-phone' : 'playground-stage'}
          title="Application with the kit"
          src={source}
        />
        <Code settings={settings} />
      </section>
    </>
  );
}
