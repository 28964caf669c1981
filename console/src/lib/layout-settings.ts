// How the frame looks to this person, kept in this browser and the same in all its windows (R-SHELL-033, R-SHELL-057, C-80).
import { z } from 'zod';
import { keepChoice, type KeptChoice } from './kept-choice.ts';

/** Document 2 §9, R-SHELL-035. */
export const defaultTheme = '#409EFF';
/** R-SHELL-036, in this order. */
export const themePresets = [
  defaultTheme,
  '#1890ff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959CD',
  '#f5222d',
] as const;

export const looks = ['light', 'dark', 'system'] as const;

/** What was kept by an older edition, or spoilt, is the default. */
const LayoutSettings = z.object({
  theme: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .catch(defaultTheme),
  look: z.enum(looks).catch('light'),
  tagsView: z.boolean().catch(true),
  fixedHeader: z.boolean().catch(false),
  sidebarLogo: z.boolean().catch(true),
  /** Whether the drawer that changes all this is offered. */
  showSettings: z.boolean().catch(true),
  /** Which edition the navbar has, and which composer "New content" opens (C-05). */
  edition: z.enum(['full', 'simple']).catch('full'),
});
export type LayoutSettings = z.infer<typeof LayoutSettings>;

const key = 'herald-layout';

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function keepLayoutSettings(shelf: () => Shelf): KeptChoice<LayoutSettings> {
  return keepChoice(
    () => LayoutSettings.parse(objectOf(shelf().getItem(key))),
    (settings) => shelf().setItem(key, JSON.stringify(settings)),
  );
}

function objectOf(text: string | null): object {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

export const layoutSettings = keepLayoutSettings(() => localStorage);

export function changeLayout(changes: Partial<LayoutSettings>): void {
  layoutSettings.choose({ ...layoutSettings.read(), ...changes });
}

/** Another window of this browser has chosen. */
export function hearOtherWindows(): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) layoutSettings.lookAgain();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
