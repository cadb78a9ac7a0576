import { Dialog, MooringProvider } from '@mooring/connect';
import { useState } from 'react';
import { config } from './config.ts';

function Terms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      {isOpen && (
        <Dialog
          title="Terms of the harbour"
          onClose={() => setOpen(false)}
          footer={
            <button type="button" onClick={() => setOpen(false)}>
              Agree
            </button>
          }
        >
          <p>Fair winds, and no anchoring in the fairway.</p>
        </Dialog>
      )}
    </>
  );
}

export const App = () => (
  <MooringProvider config={config}>
    <Terms />
  </MooringProvider>
);
