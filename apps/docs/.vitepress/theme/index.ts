import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import '../../playground/playground.css';
import './brand.css';
import './code.css';
import './home.css';
import './liveExample.css';
import { boostDocument } from '../../site/boostDocument.ts';
import { LiveExample } from './LiveExample.ts';
import { NotFound } from './NotFound.ts';
import { PlaygroundIsland } from './PlaygroundIsland.ts';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp({ app, siteData }) {
    // Not in the configuration, whose functions the page would evaluate from text, against its policy.
    siteData.value.themeConfig.search.options = {
      miniSearch: { searchOptions: { boostDocument } },
    };
    app.component('LiveExample', LiveExample);
    app.component('PlaygroundIsland', PlaygroundIsland);
  },
} satisfies Theme;
