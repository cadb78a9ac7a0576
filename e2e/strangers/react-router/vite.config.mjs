import { reactRouter } from '@react-router/dev/vite';

export default {
  plugins: [reactRouter()],
  // Else Vite finds what routes import when they are first opened, and loads the page anew.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
};
