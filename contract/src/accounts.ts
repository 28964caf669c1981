// Channel accounts as the wire names them: bindings, and the way to one.
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';

/** In letters, as the form and the server take them. */
export const accountNameAtMost = 200;
export const accountDescriptionAtMost = 500;

/** R-ENT-017. `usable` is false when the account must be authorised again. */
export const ChannelBinding = z.object({
  id: z.string(),
  channelid: ChannelId,
  name: z.string(),
  channel: z.object({ id: ChannelId, name: z.string(), img: z.string() }),
  authorizeToken: z.object({ screenName: z.string(), page_ids: z.string() }),
  usable: z.boolean(),
  avatar: z.string().nullable(),
});
export type ChannelBinding = z.infer<typeof ChannelBinding>;

/** One page, group or profile that a finished consent offers. */
export const BindChoice = z.object({
  externalId: z.string(),
  name: z.string(),
  usable: z.boolean(),
  because: z.string(),
});
export type BindChoice = z.infer<typeof BindChoice>;

/**
 * How an authorisation stands whose address a browser came back with. `pasted`: it waits for that address in our form;
 * `offered`: agreed to, and to be chosen from; `spent`: used before; `over`: too old; `elsewhere`: somebody else began it;
 * `unknown`: nobody here began it.
 */
export const ConsentStanding = z.enum(['pasted', 'offered', 'spent', 'over', 'elsewhere', 'unknown']);
export type ConsentStanding = z.infer<typeof ConsentStanding>;

/** What an account's own platform lets it, or all accounts of ours together (`shared`), still publish in so many seconds. */
export const CallsLeft = z.object({
  left: z.number().int(),
  of: z.number().int(),
  perSeconds: z.number().int(),
  shared: z.boolean(),
  /** Calls that only read are counted with them, so that it is no number of posts. */
  reads: z.boolean().default(false),
  /** When all of them are given anew; null where no such moment is known, and ours are counted as coming back evenly. */
  backAt: z.string().nullable().default(null),
});
export type CallsLeft = z.infer<typeof CallsLeft>;

/** Who may publish with an account: whoever of its department has a role for it, or of these only who is named. */
export const AccountAccess = z.enum(['department', 'named']);
export type AccountAccess = z.infer<typeof AccountAccess>;

/** `may` is false for somebody named whose role, department or standing does not let them. */
export const AccountPerson = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  owner: z.boolean(),
  may: z.boolean(),
});
export type AccountPerson = z.infer<typeof AccountPerson>;

export const AccountPeople = z.object({ access: AccountAccess, items: z.array(AccountPerson) });
export type AccountPeople = z.infer<typeof AccountPeople>;

/** What a list of accounts is narrowed to: ready to publish, to be authorised again, or paused. */
export const AccountStanding = z.enum(['ready', 'authorise', 'paused']);
export type AccountStanding = z.infer<typeof AccountStanding>;

/** An account as whoever may publish with it sees it; `bound`: by themselves. */
export const UsableBinding = z.object({
  ...ChannelBinding.shape,
  description: z.string(),
  bound: z.boolean(),
});
export type UsableBinding = z.infer<typeof UsableBinding>;

/** `calls`: what our whole application may still call; `own`: the account's own quota, by its platform's word. Null where no limit is named, or told. */
export const AccountQuota = z.object({
  id: z.string(),
  calls: CallsLeft.nullable(),
  own: CallsLeft.nullable(),
});
export type AccountQuota = z.infer<typeof AccountQuota>;

/** How an account is, as far as it can be known (R-ENT-035). Times are ISO instants. */
export const AccountHealth = z.object({
  ...ChannelBinding.shape,
  /** What it is for, in our words; empty until somebody writes it. */
  description: z.string(),
  createTime: z.string(),
  owner: z.string(),
  department: z.string(),
  departmentId: z.string(),
  access: AccountAccess,
  /** Whether this person may pause, edit, bind again or unbind it. */
  mine: z.boolean(),
  /** `endsAt` null: no platform names an end. Of one that renews itself: when that is over. */
  token: z.object({ endsAt: z.string().nullable(), renewsItself: z.boolean(), endsSoon: z.boolean() }),
  /** `told` is false where the platform does not say what it granted. `lacking`: what is missing, in the reader's words; empty for nothing. */
  scopes: z.object({
    wanted: z.array(z.string()),
    missing: z.array(z.string()),
    lacking: z.string(),
    told: z.boolean(),
  }),
  /** What our whole application may still call; null where the platform names no such limit. */
  calls: CallsLeft.nullable(),
  /** The account's own quota by its platform's word, and when that was read; null where it was not asked or did not say. */
  own: CallsLeft.extend({ readAt: z.string() }).nullable(),
  /** Whether the platform tells an account's own quota: reading the token's state asks it then. */
  asked: z.boolean(),
  lastLive: z.object({ at: z.string(), title: z.string(), url: z.string() }).nullable(),
  /** Publications that wait for their time, or for this account to be authorised. */
  waiting: z.number().int(),
  pause: z.object({ id: z.string(), because: z.string(), by: z.string(), since: z.string() }).nullable(),
});
export type AccountHealth = z.infer<typeof AccountHealth>;

/** R-ENT-028. `vkUrl` is the address the browser shows after VK was agreed with; other channels have none. */
export const AuthorisationForm = z.object({
  name: z.string().trim().min(1).max(200),
  vkUrl: z.string().trim().max(8_000).default(''),
  channelid: z.coerce.number().pipe(ChannelId).default(33),
});

/** R-ENT-029: a consent page to open in a window of its own, whose address is then pasted. */
export const ForeignAuthorisation = z.object({ name: z.string(), url: z.string() });
export type ForeignAuthorisation = z.infer<typeof ForeignAuthorisation>;
