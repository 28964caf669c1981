// The application a channel is spoken to with, as its administrators see it; its secret never leaves the server.
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';
import { AppKey, AppSecret } from './form-rules.ts';

/** Of which shape a platform's own keys are; `other` than R-ADM-011 and R-ADM-012 say: those are advice there, and stop nothing. */
type Shape = { readonly key: 'ruled' | 'other'; readonly secret: 'ruled' | 'other' };

/**
 * As the platforms' consoles give them out: Weibo's and VK's ids are short numbers, Google's a name with dots, LinkedIn's has 14 letters;
 * X's secret has 50, VK's 20, an older one of Google 24, LinkedIn's 16 or dots in it. No platform promises a form: where we are not
 * sure of it, it is `other`, as a rule that is wrong would keep a key out.
 */
export const appShapes: Readonly<Record<ChannelId, Shape>> = {
  17: { key: 'ruled', secret: 'ruled' },
  18: { key: 'other', secret: 'ruled' },
  31: { key: 'ruled', secret: 'ruled' },
  32: { key: 'other', secret: 'other' },
  33: { key: 'other', secret: 'other' },
  34: { key: 'other', secret: 'other' },
  36: { key: 'other', secret: 'other' },
  42: { key: 'other', secret: 'other' },
  43: { key: 'ruled', secret: 'ruled' },
  44: { key: 'ruled', secret: 'ruled' },
};

/** What any of them must be: it travels in headers and addresses. */
const Visible = z.string().regex(/^[\x21-\x7e]{1,300}$/);

/** The rules of the two fields on one channel. */
export function appRulesOf(channelId: ChannelId): { key: z.ZodString; secret: z.ZodString } {
  const { key, secret } = appShapes[channelId];
  return { key: key === 'ruled' ? AppKey : Visible, secret: secret === 'ruled' ? AppSecret : Visible };
}

/** When the one its changer saw was set, null for none: another one that stands by now answers changed-meanwhile. Without it nothing is compared. */
export const SeenApp = z.object({
  channelid: z.coerce.number().pipe(ChannelId),
  seenAt: z.string().nullable().optional(),
});

/** Empty texts are not given. */
export const GivenApp = SeenApp.extend({ key: z.string().trim(), secret: z.string().trim() }).superRefine(
  ({ channelid, ...given }, context) => {
    const rules = appRulesOf(channelid);
    for (const field of ['key', 'secret'] as const)
      if (!rules[field].safeParse(given[field]).success)
        context.addIssue({ code: 'custom', message: 'not of the form', path: [field] });
  },
);

/**
 * `from` tells which is used: the one set here, the settings of the processes, or none; `unreadable` was sealed by another vault and is
 * not used. `keyStart` are the first letters of the key. `inSettings`: there is one in the settings of the processes, which is used
 * when this one is removed. `reaches` is the host its calls go to.
 */
export const ChannelAppState = z.object({
  channelid: ChannelId,
  name: z.string(),
  from: z.enum(['here', 'settings', 'nowhere']),
  keyStart: z.string(),
  unreadable: z.boolean(),
  inSettings: z.boolean(),
  setBy: z.string(),
  setAt: z.string().nullable(),
  reaches: z.string(),
});
export type ChannelAppState = z.infer<typeof ChannelAppState>;
