import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/freePort.ts';
import { until, WebDriver } from './webDriver.ts';

export interface WebKit {
  readonly browser: WebDriver;
  /** Stops the browser, its driver and its display. */
  stop(): Promise<void>;
}

/**
 * Opens WebKitGTK's MiniBrowser on a virtual display.
 * @param program path of MiniBrowser; WebKitWebDriver and Xvfb are on the PATH
 */
export async function startWebKit(program: string): Promise<WebKit> {
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2560x2000x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(screen);
    const display = await firstLine(screen);
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      // Device pixel ratio 2, as on most screens of Safari.
      env: { ...process.env, DISPLAY: `:${display}`, GDK_SCALE: '2', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    children.push(driver);
    const server = `http://127.0.0.1:${port}`;
    await until('driver of WebKit', () => fetch(`${server}/status`).catch(() => undefined));
    const browser = await WebDriver.open(server, {
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    });
    return {
      browser,
      async stop() {
        await browser.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Number of the display, which Xvfb writes once it is ready. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const output = screen.stdio[3];
  if (!output) throw new Error('Xvfb has no output for its display number.');
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [text] = await Promise.race([once(output, 'data'), ended]);
  return String(text).trim();
}
