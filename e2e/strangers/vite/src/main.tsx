import '@mooring/connect/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Plain } from './Plain.tsx';
import { WithQueries } from './WithQueries.tsx';
import { WithSignIn } from './WithSignIn.tsx';

const pages = { '/queries': WithQueries, '/sign-in': WithSignIn };
const Page = pages[location.pathname as keyof typeof pages] ?? Plain;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
