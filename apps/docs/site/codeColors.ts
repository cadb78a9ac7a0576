// Colours of code as classes, `code-keyword` and the others of theme/code.css: a style attribute would be refused
// by the content security policy.
import { createCssVariablesTheme, type ShikiTransformer, type ThemeRegistration } from 'shiki';

/** Theme whose colours are the names of tokens. */
export const codeTheme: ThemeRegistration = createCssVariablesTheme({
  name: 'mooring',
  variablePrefix: '--code-',
});

const tokenColour = /color:var\(--code-(?:token-)?([\w-]+)\)/;

/** Replaces style attributes of highlighted code by classes. */
export const colorsByClass: ShikiTransformer = {
  name: 'mooring:colors-by-class',
  pre({ properties }) {
    delete properties['style'];
  },
  span(node) {
    const { style } = node.properties;
    delete node.properties['style'];
    const name = tokenColour.exec(typeof style === 'string' ? style : '')?.[1];
    if (name && name !== 'foreground') this.addClassToHast(node, `code-${name}`);
  },
};
