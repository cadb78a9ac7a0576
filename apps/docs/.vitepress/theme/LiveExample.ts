import { withBase } from 'vitepress';
import { computed, defineComponent, h, ref } from 'vue';

/** The kit with some settings, between the paragraphs of a document, and a choice of its states. */
export const LiveExample = defineComponent({
  props: {
    /** Settings of the stage, as JSON. */
    settings: { type: String, required: true },
    /** Further settings by the name of the state, as JSON. */
    states: { type: String, default: '{}' },
  },
  setup(props) {
    const states: Readonly<Record<string, object>> = JSON.parse(props.states);
    const names = Object.keys(states);
    const chosen = ref(names[0]);
    // Unique in the page.
    const group = `${props.settings} ${props.states}`;
    const settings = computed(() => ({
      ...JSON.parse(props.settings),
      ...states[chosen.value ?? ''],
    }));

    const choice = () =>
      h('fieldset', { class: 'live-states' }, [
        h('legend', 'State'),
        ...names.map((name) =>
          h('label', [
            h('input', {
              type: 'radio',
              name: group,
              checked: chosen.value === name,
              onChange: () => {
                chosen.value = name;
              },
            }),
            h('span', name),
          ]),
        ),
      ]);

    return () => {
      const hash = `#${encodeURIComponent(JSON.stringify(settings.value))}`;
      const stage = `${withBase('/stage/index.html')}${hash}`;
      return h('figure', { class: 'live-example' }, [
        names.length > 0 && choice(),
        h('iframe', {
          // Another frame, since a change of the hash alone loads nothing.
          key: stage,
          class: 'live-example-stage',
          title: chosen.value ? `The kit at work: ${chosen.value}` : 'The kit at work',
          src: stage,
          loading: 'lazy',
        }),
        h('figcaption', [
          'The kit itself, with a simulated wallet. ',
          settings.value.example === undefined
            ? h(
                'a',
                { href: `${withBase('/playground.html')}${hash}` },
                'Change it in the playground',
              )
            : h('a', { href: stage, target: '_blank' }, 'Open it in a page of its own'),
        ]),
      ]);
    };
  },
});
