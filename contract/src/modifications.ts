// Modifications: changes of a post that was live, with both versions, and what came of asking for one on an account.
import { z } from 'zod';
import { PublicationState } from './publications.ts';
import { PostVersion } from './versions.ts';

/** `edit`: on the post itself; `repost`: taken down, and published anew once that is proven. */
export const ChangeWay = z.enum(['edit', 'repost']);
export type ChangeWay = z.infer<typeof ChangeWay>;

/** One change of a post that was live. `dropped`: it was taken down instead; `unknown`: nobody could find out whether it took effect. */
export const Modification = z.object({
  id: z.string(),
  opp_id: z.string(),
  way: ChangeWay,
  before: PostVersion,
  after: PostVersion,
  askedBy: z.string(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
  outcome: z.enum(['done', 'failed', 'dropped', 'unknown']).nullable(),
  /** The publication that took its place. */
  successorId: z.string().nullable(),
});
export type Modification = z.infer<typeof Modification>;

/** What came of asking for a change on one account: under way, or left as it is, and by which code. */
export const ModifiedAccount = z.object({
  id: z.string(),
  bid: z.string(),
  state: PublicationState,
  way: ChangeWay.nullable(),
  code: z.string().nullable(),
  message: z.string(),
});
export type ModifiedAccount = z.infer<typeof ModifiedAccount>;
