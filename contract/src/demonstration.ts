// The demonstration as an administrator sees it before taking it away: what it brought, what of it stays, and why.
import { z } from 'zod';
import type { Language } from './languages.ts';

/** What is typed to confirm, in the language that is spoken. */
export const endingWords: Readonly<Record<Language, string>> = {
  en: 'REMOVE',
  zh: '移除',
  es: 'ELIMINAR',
  ja: '削除',
};

/** `own-password`: somebody has made the account theirs, so it stays. */
const DemonstrationPerson = z.object({
  account: z.string(),
  name: z.string(),
  stays: z.enum(['own-password']).nullable(),
});

/** Of each kind how much the demonstration brought, and how much people made beside it, which stays. */
const Rows = z.object({ brought: z.number().int(), made: z.number().int() });

/**
 * `endedAt` is an ISO instant, null while it was not taken away. `left`: what was written or bound under its accounts; it stays
 * with its department, but for the drafts, which go to who removes it. `isOwn`: whoever asks is signed in with one of its accounts.
 */
export const Demonstration = z.object({
  endedAt: z.string().nullable(),
  isOwn: z.boolean(),
  people: z.array(DemonstrationPerson),
  departments: z.array(z.string()),
  articles: Rows,
  roles: Rows,
  transactions: z.number().int(),
  hasMenu: z.boolean(),
  left: z.object({
    packages: z.number().int(),
    drafts: z.number().int(),
    schedules: z.number().int(),
    accounts: z.number().int(),
  }),
});
export type Demonstration = z.infer<typeof Demonstration>;
