import '@mooring/connect/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Members } from '../Members.tsx';
import { Passkeys } from '../Passkeys.tsx';
import { Plain } from './Plain.tsx';
import { WithQueries } from './WithQueries.tsx';

const pages = { '/queries': WithQueries, '/members': Members, '/passkeys': Passkeys };
const Page = pages[location.pathname as keyof typeof pages] ?? Plain;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
