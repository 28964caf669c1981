// How names, passwords, keys and addresses must look (document 2 §5, C-74).
import { z } from 'zod';

/** Between letters of these, and parts of an emoji, an invisible joiner is part of how they are written. */
const joining = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{Extended_Pictographic}\u{FE0F}\u{1F3FB}-\u{1F3FF}]`;
const joiner = String.raw`(?<=${joining})[\u200C\u200D](?=${joining})`;
/** How a Han character is drawn, as in names of Japanese people; an emoji in colour. */
const variant = String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]|(?<=\p{Extended_Pictographic})\u{FE0F}`;
/** By what cannot be seen a name would be empty, another's twin, or written from the other side. */
const unseen = new RegExp(
  String.raw`(${joiner}|${variant})|(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|\uFEFF`,
  'gu',
);

/** A name as it is read: without what cannot be seen, on one line. The wide space of Chinese and Japanese is as it was typed. */
export function plainName(text: string): string {
  return text
    .replaceAll(unseen, '$1')
    .replaceAll(/(?:(?!\u3000)\s)+/g, ' ')
    .trim();
}
/** Of a person, a department, a role or a menu entry. */
export const Name = z.string().overwrite(plainName).min(1).max(100);
/** R-ADM-010. */
export const Username = z
  .string()
  .trim()
  .regex(/^[\w-]{4,20}$/);
/** R-ADM-011, R-ADM-012. */
export const AppKey = z.string().regex(/^[\w-]{15,35}$/);
export const AppSecret = z.string().regex(/^[\w-]{28,45}$/);
/** R-ADM-013: with a letter, a digit and a character that is neither; nothing that cannot be typed. */
export const Password = z
  .string()
  .regex(/^\P{Cc}{8,16}$/u)
  .regex(/\p{L}/u)
  .regex(/\p{N}/u)
  .regex(/[^\p{L}\p{N}\s]/u);
/** R-ADM-014: none is allowed where a newsroom knows none. */
export const Email = z.union([z.literal(''), z.email().max(200)]);
/** R-ADM-015: a page elsewhere. */
export const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2_000);
