import { reactRouter } from '@react-router/dev/vite';

export default {
  plugins: [reactRouter()],
  // Otherwise Vite discovers imports of routes when they are first opened, and reloads the page.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
};
