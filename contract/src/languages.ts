// The four interface languages (document 1 §1).
import { z } from 'zod';

const languages = ['zh', 'en', 'es', 'ja'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
/** A name in each of them. */
export const InLanguages = z.record(Language, z.string());

/** Stored choice, else the browser's language when supported, else English (R-GEN-024). */
export function chooseLanguage(stored: string | null | undefined, wanted: readonly string[]): Language {
  const candidates = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  for (const candidate of candidates) {
    const known = languages.find((language) => language === candidate);
    if (known) return known;
  }
  return 'en';
}
