import { cloneElement, type ReactElement, version } from 'react';

/** Props by which a host changes the element that a part renders. */
export interface PartProps<Props> {
  /** Class names beside the part's own. */
  readonly className?: string | undefined;
  /**
   * Element to render instead, with the part's props merged over its own; or a function that returns an element for the
   * part's props.
   */
  readonly render?: ReactElement<object> | ((props: Props) => ReactElement) | undefined;
}

/** Renders the element of a part with the host's class names, element or function. */
export function renderPart<Props extends { className?: string | undefined }>(
  own: ReactElement<Props>,
  { className, render }: PartProps<Props>,
): ReactElement {
  const props = { ...own.props };
  // Before React 19, `ref` is not one of the props.
  const ref: unknown = version.startsWith('18.') ? Reflect.get(own, 'ref') : undefined;
  if (ref) Object.assign(props, { ref });
  if (className) props.className = `${props.className} ${className}`;
  if (typeof render === 'function') return render(props);
  return cloneElement<object>(render ?? own, props);
}
