import { withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';

type Playground = typeof import('../../playground/mount.tsx');

/** The playground, which is React's, in a page that is Vue's. */
export const PlaygroundIsland = defineComponent({
  setup() {
    const element = ref<HTMLElement>();
    let unmount: (() => void) | undefined;
    onMounted(async () => {
      // Built by site/buildStage.ts.
      const module = withBase('/stage/playground.js');
      const { mountPlayground }: Playground = await import(/* @vite-ignore */ module);
      if (element.value) {
        unmount = mountPlayground(element.value, withBase('/stage/index.html'));
      }
    });
    onBeforeUnmount(() => unmount?.());
    return () => h('div', { ref: element, class: 'playground' });
  },
});
