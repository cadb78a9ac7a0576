import { isLocale } from '@mooring/connect';
import '@mooring/connect/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Document } from './Document.tsx';

// What the server knew is read from what it wrote, so that the first render here is the same.
const { lang } = document.documentElement;
const links = [...document.querySelectorAll('link[rel=stylesheet]')];
const news = fetch('/news').then((answer) => answer.text());

hydrateRoot(
  document,
  <Document
    locale={isLocale(lang) ? lang : 'en'}
    news={news}
    styles={links.map((link) => link.getAttribute('href') ?? '')}
  />,
);
