import { MooringProvider } from '@mooring/connect';
import {
  Button,
  ChoiceRow,
  DialogFrame,
  Form,
  Mark,
  Notice,
  PhoneIcon,
  TextField,
} from '@mooring/connect/parts';
import { useState } from 'react';
import { config } from './config.ts';

function Berths() {
  const [isOpen, setOpen] = useState(false);
  const [berth, setBerth] = useState('North quay');
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {berth}
      </button>
      {isOpen && (
        <DialogFrame title="Choose a berth" onClose={close}>
          <Notice>The tide is out until noon.</Notice>
          {['North quay', 'South quay'].map((quay) => (
            <ChoiceRow
              key={quay}
              icon={<Mark icon={<PhoneIcon />} />}
              title={quay}
              notes="Call the harbour master"
              current={quay === berth}
              onChoose={() => setBerth(quay)}
            />
          ))}
          <Form onSubmit={close}>
            <TextField label="Other berth" onChange={({ target }) => setBerth(target.value)} />
            <Button type="submit" variant="primary" wide>
              Moor here
            </Button>
          </Form>
        </DialogFrame>
      )}
    </>
  );
}

export const App = () => (
  <MooringProvider config={config}>
    <Berths />
  </MooringProvider>
);
