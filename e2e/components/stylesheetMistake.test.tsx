// Without the stylesheet of the kit, which every other file of this folder imports.
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mainnet } from 'wagmi/chains';

/** Opens a page with the kit until the test is over. @returns what the console is given */
function openPage(): string[] {
  const messages: string[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((text) => messages.push(String(text)));
  const config = createMooringConfig({ appName: 'Harbour', chains: [mainnet] });
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <MooringProvider config={config}>
      <ConnectButton />
    </MooringProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    log.mockRestore();
    document.body.replaceChildren();
  });
  return messages;
}

test('a missing stylesheet is logged, with the line that imports it', async () => {
  const messages = openPage();
  await expect
    .poll(() => messages.join())
    .toContain('stylesheet is missing: import @mooring/connect/styles.css once.');
});
