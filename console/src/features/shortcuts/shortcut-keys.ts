// Every key that does something from anywhere on a page, as the sheet shows it; what hears them stands beside what they do.

/** `main` is Ctrl, or ⌘ where that is the custom. */
type Key = 'main' | 'Alt' | 'Enter' | 'S' | 'K' | '?' | '↑ ↓';

export const shortcutGroups = [
  {
    where: 'shortcuts.everywhere',
    shortcuts: [
      { keys: ['main', 'K'], does: 'shortcuts.palette' },
      { keys: ['?'], does: 'shortcuts.sheet' },
    ],
  },
  {
    where: 'shortcuts.composer',
    shortcuts: [
      { keys: ['main', 'S'], does: 'shortcuts.save' },
      { keys: ['main', 'Enter'], does: 'shortcuts.publish' },
      { keys: ['Alt', '↑ ↓'], does: 'shortcuts.moveItem' },
    ],
  },
] as const satisfies readonly {
  where: string;
  shortcuts: readonly { keys: readonly Key[]; does: string }[];
}[];

const apple: Partial<Record<Key, string>> = { main: '⌘', Alt: '⌥', Enter: '↩' };
const others: Partial<Record<Key, string>> = { main: 'Ctrl' };

export function keysOf(keys: readonly Key[], isApple: boolean): string[] {
  return keys.map((key) => (isApple ? apple : others)[key] ?? key);
}
