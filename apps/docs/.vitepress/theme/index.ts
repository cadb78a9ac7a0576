import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '../../playground/playground.css';
import './brand.css';
import './code.css';
import './home.css';
import './liveExample.css';
import { LiveExample } from './LiveExample.ts';
import { NotFound } from './NotFound.ts';
import { PlaygroundIsland } from './PlaygroundIsland.ts';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('PlaygroundIsland', PlaygroundIsland);
  },
} satisfies Theme;
