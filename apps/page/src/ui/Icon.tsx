/** Shapes on a grid of 24, drawn as lines in the current text colour. */
const shapes = {
  home: 'M12 8v12.500M8.500 11.500h7M4 14.500c.6 3.800 4 6 8 6s7.400-2.200 8-6M12 8a2.300 2.300 0 1 0 0-4.600A2.300 2.300 0 0 0 12 8z',
  send: 'M7 17L17.500 6.500M9 6h9v9',
  receive: 'M17 7L6.500 17.500M15 18H6V9',
  activity: 'M4 6.500h.01M4 12h.01M4 17.500h.01M8.500 6.500H20M8.500 12H20M8.500 17.500H20',
  multisig:
    'M12 3.500l7.500 2.800v5.200c0 4.300-3 7.500-7.500 9-4.500-1.500-7.500-4.700-7.500-9V6.300L12 3.500zM8.500 12l2.500 2.500 4.500-5',
  sessions:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c.5-3.300 3.100-5 6.500-5s6 1.700 6.500 5M15.500 4.900a3.500 3.500 0 0 1 0 6.200M18 14.900c2 .7 3.200 2.300 3.500 4.600',
  settings:
    'M4 7h9M18 7h2M4 17h2M11 17h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  laptop:
    'M6 5h12a1.500 1.500 0 0 1 1.500 1.500V15h-15V6.500A1.500 1.500 0 0 1 6 5zM2.500 18.500h19',
  phone:
    'M8.500 3h7A1.500 1.500 0 0 1 17 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 19.500v-15A1.500 1.500 0 0 1 8.500 3zM11 18h2',
  edit: 'M4 20l.8-3.800L16.500 4.500a2.100 2.100 0 0 1 3 3L7.800 19.200 4 20zM14.500 6.500l3 3',
  upload:
    'M12 15.500V4.500M7.500 9L12 4.500 16.500 9M4.500 15.500v3A1.500 1.500 0 0 0 6 20h12a1.500 1.500 0 0 0 1.500-1.500v-3',
  download:
    'M12 4.500v11M7.500 11l4.500 4.500 4.500-4.500M4.500 15.500v3A1.500 1.500 0 0 0 6 20h12a1.500 1.500 0 0 0 1.500-1.500v-3',
  copy: 'M11.500 9h6A2.500 2.500 0 0 1 20 11.500v6a2.500 2.500 0 0 1-2.500 2.500h-6A2.500 2.500 0 0 1 9 17.500v-6A2.500 2.500 0 0 1 11.500 9zM5.500 15H5a1.500 1.500 0 0 1-1.500-1.500V5.500A2 2 0 0 1 5.500 3.500h8A1.500 1.500 0 0 1 15 5v.5',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
  warning: 'M12 4L2.800 19.500h18.400L12 4zM12 10v4M12 17.200v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.600v.1',
  plus: 'M12 5v14M5 12h14',
  remove:
    'M5 7h14M10 4h4M7 7l.8 12a1.500 1.500 0 0 0 1.500 1.400h5.400a1.500 1.500 0 0 0 1.500-1.400L17 7M10.500 11v5.500M13.500 11v5.500',
  forward: 'M9 5.500l6.500 6.500L9 18.500',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  house: 'M5 21V5.500A2.500 2.500 0 0 1 7.500 3h9A2.500 2.500 0 0 1 19 5.500V21M3 21h18M15 12v.1',
  key: 'M8 19.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM11.500 11.500L20 3M16 7l3 3',
  wallet:
    'M4 8V6.500A2.500 2.500 0 0 1 6.500 4H17v4M4 8v9.500A2.500 2.500 0 0 0 6.500 20H20V8H4zM16 14v.1',
} as const;

export type IconName = keyof typeof shapes;

/** Directional icons, mirrored in right-to-left languages. */
const pointing: readonly IconName[] = ['send', 'receive', 'external', 'forward', 'activity'];

/** Icon; hidden from screen readers, as it has a text beside it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={pointing.includes(name) ? 'icon icon-pointing' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

/** Logo of the product: an anchor held by a rope. Hidden from screen readers, as the name is beside it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="logo-ground" width="32" height="32" rx="9" />
      <path className="logo-anchor" d="M16 10.600v11.400M11.500 14h9" />
      <circle className="logo-anchor" cx="16" cy="8" r="2.600" />
      <path
        className="logo-rope"
        d="M6.500 18.500c.8 4.600 4.600 7.200 9.500 7.200s8.700-2.600 9.500-7.200"
      />
    </svg>
  );
}
