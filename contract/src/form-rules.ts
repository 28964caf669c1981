// How names, passwords, keys and addresses must look (document 2 §5, C-74).
import { z } from 'zod';

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
