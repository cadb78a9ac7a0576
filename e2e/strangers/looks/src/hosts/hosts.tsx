import type { ComponentType, ReactNode } from 'react';

type Host = ComponentType<{ readonly children: ReactNode }>;

const App: Host = ({ children }) => <div className="app dark">{children}</div>;
const styled = (load: () => Promise<unknown>) => async () => {
  await load();
  return App;
};

function addStyles(css: string) {
  document.head.appendChild(document.createElement('style')).textContent = css;
}

/** Applications by their styles, each loaded by itself. */
export const hosts: Readonly<Record<string, () => Promise<Host>>> = {
  plain: async () => App,
  'tailwind-3': styled(() => import('../tailwind-3.css')),
  'tailwind-4': styled(() => import('../tailwind-4.css')),
  bootstrap: styled(() => import('bootstrap/dist/css/bootstrap.css')),
  'normalize.css': styled(() => import('normalize.css')),
  vite: styled(async () => {
    await import('create-vite/template-react-ts/src/index.css');
    await import('create-vite/template-react-ts/src/App.css');
  }),
  'vite-tailwind': styled(() => import('../vite-tailwind.css')),
  next: styled(() => import('create-next-app/dist/templates/app/ts/app/globals.css')),
  'next-tailwind': styled(() => import('../next-tailwind.css')),
  unset: styled(async () => addStyles('* { all: unset }')),
  hostile: styled(async () => {
    const { hostSheets } = await import('../../hostSheets.ts');
    addStyles(Object.values(hostSheets).join(' '));
  }),
  antd: async () => {
    await import('antd/dist/reset.css');
    const { App: Antd, ConfigProvider, theme } = await import('antd');
    return ({ children }) => (
      <ConfigProvider theme={{ algorithm: theme.darkAlgorithm }}>
        <Antd>{children}</Antd>
      </ConfigProvider>
    );
  },
  mui: async () => {
    const { CssBaseline, ThemeProvider, createTheme } = await import('@mui/material');
    const theme = createTheme({ palette: { mode: 'dark' } });
    return ({ children }) => (
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    );
  },
  mantine: async () => {
    await import('@mantine/core/styles.css');
    const { MantineProvider } = await import('@mantine/core');
    return ({ children }) => <MantineProvider forceColorScheme="dark">{children}</MantineProvider>;
  },
  'chakra-3': async () => {
    const { ChakraProvider, defaultSystem } = await import('@chakra-ui/react');
    return ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
  },
  'chakra-2': async () => {
    const { ChakraProvider } = await import('chakra-2');
    return ({ children }) => <ChakraProvider>{children}</ChakraProvider>;
  },
  'styled-components': async () => {
    const { createGlobalStyle } = await import('styled-components');
    const Reset = createGlobalStyle`
      * { margin: 0; padding: 0; box-sizing: border-box; font: inherit; vertical-align: baseline }
      button { background: none; border: none; color: tomato } a { color: inherit } ul { list-style: square }
      body { line-height: 1; letter-spacing: 0.1em; background: #222; color: #eee }
    `;
    return ({ children }) => (
      <>
        <Reset />
        {children}
      </>
    );
  },
};
