import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

/** Page for an address that is none. */
export const NotFound = defineComponent({
  render: () =>
    h('main', { class: 'home not-found' }, [
      h('h1', 'There is no such page'),
      h('p', 'It may have moved: the search knows every page there is.'),
      h('p', [h('a', { class: 'home-button', href: withBase('/') }, 'To the first page')]),
    ]),
});
