// Icons of the frame, drawn as lines: the library's own would bring half of it along before the first page.

const shapes = {
  chart: 'M4 20V10M10 20V4M16 20v-7M3 20h18',
  bank: 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 21h18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 3',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  folder: 'M3 6h6l2 2h10v11H3z',
  history: 'M4 12a8 8 0 1 0 3-6L4 8M4 4v4h4M12 8v4l3 2',
  inbox: 'M4 5h16v14H4zM4 14h5l1 2h4l1-2h5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  pause: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 9v6M14 9v6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  setting:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  team: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M18 14c2 1 3 3 3 6',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  star: 'M12 3l3 6 6 1-4.5 4.3 1 6.2-5.5-3-5.5 3 1-6.2L3 10l6-1z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  window: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  size: 'M3 19L8 6l5 13M5 15h6M14 19l3.5-9 3.5 9M15 16h5',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 9v10M4 8l4 3M20 8l-4 3M3 14h5M16 14h5M5 20l4-3M19 20l-4-3',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  news: 'M4 5h12v14H4zM16 9h4v8a2 2 0 0 1-4 0M7 9h6M7 12h6M7 15h4',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  key: 'M8 9a5 5 0 1 0 0 6l1-3h11v4M16 12v3',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  squares: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  down: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  outside: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
} as const;

export type IconName = keyof typeof shapes;

export function LineIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="line-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

const isIcon = (name: string): name is IconName => Object.hasOwn(shapes, name);

/** The first of the names that is one; a name that is none of them is four plain squares. */
export function iconNamed(...names: readonly (string | undefined)[]): IconName {
  const name = names.find((candidate) => candidate !== undefined && isIcon(candidate));
  return name !== undefined && isIcon(name) ? name : 'squares';
}
