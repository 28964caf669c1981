// A site of ours as it is listed: its name alone, in small letters, as the network writes it.
import { z } from 'zod';

const listed =
  /^(?!.*\.\d+$)(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Letters of any script become their punycode. Null for what is no name of a host: a whole address, a port, a number of one, `localhost`. */
export function linkHostOf(text: string): string | null {
  const given = text.trim().replace(/\.$/, '');
  if (/[\s/\\?#@:%*[\]]/.test(given) || !URL.canParse(`http://${given}`)) return null;
  const { hostname } = new URL(`http://${given}`);
  return listed.test(hostname) ? hostname : null;
}

export const LinkHost = z
  .string()
  .max(300)
  .transform((text, context) => {
    const host = linkHostOf(text);
    if (host !== null) return host;
    context.addIssue({ code: 'custom', message: 'no host' });
    return z.NEVER;
  });

/** `fixed`: it stands in the settings of the processes, and is taken out there. `addedAt` is an instant. */
export const ListedHost = z.object({
  host: z.string(),
  fixed: z.boolean(),
  addedBy: z.string(),
  addedAt: z.string().nullable(),
});
export type ListedHost = z.infer<typeof ListedHost>;
