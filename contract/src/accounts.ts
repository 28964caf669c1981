// Channel accounts as the wire names them: bindings, and the way to one.
import { z } from 'zod';
import { ChannelId } from './channels.ts';

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
