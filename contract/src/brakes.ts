// Brakes: what holds publishing up on purpose, and how each platform stands as a whole.
import { z } from 'zod';
import { ChannelId } from './channel-ids.ts';

/** What a pause holds up: everything, one channel, one department, or one account. */
export const PauseScope = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('everything') }),
  z.object({ scope: z.literal('channel'), channelid: z.coerce.number().pipe(ChannelId) }),
  z.object({ scope: z.literal('department'), departmentId: z.string().min(1).max(100) }),
  z.object({ scope: z.literal('account'), accountId: z.string().min(1).max(100) }),
]);
export type PauseScope = z.infer<typeof PauseScope>;

/** One that stands. `what` is the channel's, department's or account's name, empty for everything; times are ISO instants. */
export const Pause = z.object({
  id: z.string(),
  scope: z.enum(['everything', 'channel', 'department', 'account']),
  what: z.string(),
  because: z.string(),
  /** Empty where none of the house set it, but a restore. */
  by: z.string(),
  /** When the backup was made that was restored: what waited then may have gone out since. */
  restoredFrom: z.string().nullable(),
  since: z.string(),
  /** Whether it holds up what this person publishes. */
  mine: z.boolean(),
});
export type Pause = z.infer<typeof Pause>;

/** `resends`: what is proven to be absent is sent once more without a person (publishing.md row 21). */
export const PlatformState = z.object({
  channelid: ChannelId,
  channelName: z.string(),
  resends: z.boolean(),
  mayResend: z.boolean(),
  restsUntil: z.string().nullable(),
  troubles: z.number().int(),
});
export type PlatformState = z.infer<typeof PlatformState>;
