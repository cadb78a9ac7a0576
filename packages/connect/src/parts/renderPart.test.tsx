// @vitest-environment jsdom
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useMooringConfig } from './provided.ts';
import { renderPart } from './renderPart.ts';
import { Mark } from './Scene.tsx';

describe('a part', () => {
  it('draws its own element, with class names of the host after its own', () => {
    expect(renderToStaticMarkup(<Button className="pay">Pay</Button>)).toBe(
      '<button type="button" class="mooring-button pay">Pay</button>',
    );
  });

  it('draws an element of the host with its own props', () => {
    const drawn = (
      <Button variant="text" wide render={<a href="/pay">?</a>}>
        Pay
      </Button>
    );
    expect(renderToStaticMarkup(drawn)).toBe(
      '<a href="/pay" class="mooring-text-button mooring-button-wide">Pay</a>',
    );
  });

  it('draws what a function of the host returns for its props', () => {
    const drawn = (
      <Notice urgent render={({ role, className }) => <p className={className}>{role}</p>}>
        Low tide
      </Notice>
    );
    expect(renderToStaticMarkup(drawn)).toBe('<p class="mooring-notice">alert</p>');
  });

  it('hands its ref on', () => {
    const ref = createRef<HTMLDivElement>();
    const render = vi.fn(() => <p />);
    renderPart(<div ref={ref} className="own" />, { render });
    expect(render).toHaveBeenCalledWith({ ref, className: 'own' });
  });

  it('says what it needs above it, of the same copy of the package', () => {
    const alone = () => renderToStaticMarkup(<Mark icon="M" render={<Title />} />);
    expect(alone).toThrow('need a <MooringProvider> of the same @mooring/connect above them.');
  });
});

const Title = () => <h1>{useMooringConfig().appName}</h1>;
