// @vitest-environment jsdom
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { useMooringConfig } from './contextHooks.ts';
import { Notice } from './Notice.tsx';
import { renderPart } from './renderPart.ts';
import { Mark } from './Scene.tsx';

describe('renderPart', () => {
  it('renders its own element, with the host’s class names after its own', () => {
    expect(renderToStaticMarkup(<Button className="pay">Pay</Button>)).toBe(
      '<button type="button" class="mooring-button pay">Pay</button>',
    );
  });

  it('renders the host’s element with the part’s props', () => {
    const drawn = (
      <Button variant="text" wide render={<a href="/pay">?</a>}>
        Pay
      </Button>
    );
    expect(renderToStaticMarkup(drawn)).toBe(
      '<a href="/pay" class="mooring-text-button mooring-button-wide">Pay</a>',
    );
  });

  it('renders the result of the host’s function', () => {
    const drawn = (
      <Notice urgent render={({ role, className }) => <p className={className}>{role}</p>}>
        Low tide
      </Notice>
    );
    expect(renderToStaticMarkup(drawn)).toBe('<p class="mooring-notice">alert</p>');
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLDivElement>();
    const render = vi.fn(() => <p />);
    renderPart(<div ref={ref} className="own" />, { render });
    expect(render).toHaveBeenCalledWith({ ref, className: 'own' });
  });

  it('throws without a MooringProvider of the same package copy', () => {
    const alone = () => renderToStaticMarkup(<Mark icon="M" render={<Title />} />);
    expect(alone).toThrow('need a <MooringProvider> of the same @mooring/connect above them.');
  });
});

const Title = () => <h1>{useMooringConfig().appName}</h1>;
