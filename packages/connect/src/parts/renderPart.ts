import { cloneElement, type ReactElement, version } from 'react';

/** Props by which a host changes the element that a part draws. */
export interface PartProps<Props> {
  /** Class names beside the part's own. */
  readonly className?: string | undefined;
  /**
   * Element in place of the part's own: it is given the part's props, and keeps its own where the part sets none. Or a
   * function that returns one for the part's props.
   */
  readonly render?: ReactElement<object> | ((props: Props) => ReactElement) | undefined;
}

/** Draws the element of a part as its host wants it. */
export function renderPart<Props extends { className?: string | undefined }>(
  own: ReactElement<Props>,
  { className, render }: PartProps<Props>,
): ReactElement {
  const props = { ...own.props };
  // Before React 19 it is beside the props.
  const ref: unknown = version.startsWith('18.') ? Reflect.get(own, 'ref') : undefined;
  if (ref) Object.assign(props, { ref });
  if (className) props.className = `${props.className} ${className}`;
  if (typeof render === 'function') return render(props);
  return cloneElement<object>(render ?? own, props);
}
