import { withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

/** The kit with some settings, between the paragraphs of a document. */
export const LiveExample = defineComponent({
  props: { settings: { type: String, required: true } },
  setup(props) {
    const hash = `#${encodeURIComponent(props.settings)}`;
    const stage = `${withBase('/stage/index.html')}${hash}`;
    const isExample = props.settings.includes('"example"');
    return () =>
      h('figure', { class: 'live-example' }, [
        h('iframe', {
          class: 'live-example-stage',
          title: 'The kit at work',
          src: stage,
          loading: 'lazy',
        }),
        h('figcaption', [
          'The kit itself, with a simulated wallet. ',
          isExample
            ? h('a', { href: stage, target: '_blank' }, 'Open in a new tab')
            : h(
                'a',
                { href: `${withBase('/playground.html')}${hash}` },
                'Change it in the playground',
              ),
        ]),
      ]);
  },
});
