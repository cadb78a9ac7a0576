/** An application as a stranger has it: one of the templates beside this file, and whose versions. */
export interface Application {
  readonly name: string;
  /**
   * A folder of this one. Its `npm run dev` and `start` listen at `PORT` on 127.0.0.1, for the journeys;
   * its `npm test` speaks for itself. It has either or both.
   */
  readonly template: string;
  /** The version of each package that is not ours; what is left out is as in this repository. */
  readonly versions: Readonly<Record<string, string>>;
  /** The Node it runs on. Default: this repository's. */
  readonly node?: string;
  /** Scripts that take the place of the template's. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** The journeys that it is made for, by a part of their names. Default: all. */
  readonly journeys?: string;
  /** Files of this repository that come into it too. */
  readonly files?: readonly string[];
  /** True when it is part of `npm test`. */
  readonly quick: boolean;
}

/** What stands in for a browser in unit tests, where this repository does not. */
const windows = { 'happy-dom': '21.0.4' };

const jest = {
  '@babel/preset-env': '7.29.14',
  '@babel/preset-react': '7.29.7',
  'babel-jest': '30.5.2',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
};

/** Adding an application is a row here, and a template if it is of another kind. */
export const applications: readonly Application[] = [
  { name: 'vite-newest', template: 'vite', versions: {}, quick: true },
  {
    name: 'vite-oldest',
    template: 'vite',
    // The lowest that the peer dependencies of the kit let in.
    versions: {
      '@tanstack/react-query': '5.0.0',
      '@types/react': '18.2.0',
      '@types/react-dom': '18.2.0',
      react: '18.2.0',
      'react-dom': '18.2.0',
      typescript: '5.7.3',
      viem: '2.22.0',
      vite: '6.0.0',
      wagmi: '2.14.0',
    },
    quick: false,
  },
  {
    name: 'starter',
    template: '../../examples/vite-react',
    versions: {},
    scripts: {
      dev: 'vite --host 127.0.0.1 --strictPort --port $PORT',
      start: 'npm run preview -- --host 127.0.0.1 --strictPort --port $PORT',
    },
    journeys: 'a visitor connects',
    quick: false,
  },
  {
    name: 'unit-tests',
    template: 'unit-tests',
    versions: { ...windows, ...jest },
    files: ['packages/testing/examples/connect.test.tsx'],
    quick: false,
  },
  { name: 'imports', template: 'imports', versions: windows, quick: true },
  // The lowest that our packages say they run on, and the lowest with `node:sqlite`.
  {
    name: 'imports-node-20',
    template: 'imports',
    versions: windows,
    node: '20.19.0',
    quick: false,
  },
  {
    name: 'imports-node-22',
    template: 'imports',
    versions: windows,
    node: '22.13.0',
    quick: false,
  },
];
