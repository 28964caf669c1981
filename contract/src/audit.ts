// The audit log as it is read: who changed what or signed in, when and from where, how it was before and after, and whether its chain holds.
import { z } from 'zod';

/** What can be changed, each with all that is done to it. A binding is an account's `create`, an unbinding its `remove`; a session is a sign-in, refused where the password was wrong, ended where a token came back that had been spent, left by signing out, removed by its owner from another one. */
export const auditDeeds = [
  'user.create',
  'user.change',
  'user.remove',
  'session.create',
  'session.refuse',
  'session.end',
  'session.leave',
  'session.remove',
  'department.create',
  'department.change',
  'department.remove',
  'role.create',
  'role.change',
  'role.remove',
  'resource.create',
  'resource.change',
  'resource.remove',
  'account.create',
  'account.change',
  'account.remove',
  'accountPeople.change',
  'recommendation.change',
  'pause.create',
  'pause.remove',
  'resends.change',
  'category.create',
  'category.change',
  'category.remove',
  'topic.create',
  'topic.change',
  'topic.remove',
  'class.create',
  'class.change',
  'class.remove',
  'linkHost.create',
  'linkHost.remove',
  'channelApp.create',
  'channelApp.change',
  'channelApp.remove',
  'demonstration.remove',
] as const;
export const AuditDeed = z.enum(auditDeeds);
export type AuditDeed = z.infer<typeof AuditDeed>;

export const auditSubjects = [
  'user',
  'session',
  'department',
  'role',
  'resource',
  'account',
  'accountPeople',
  'recommendation',
  'pause',
  'resends',
  'category',
  'topic',
  'class',
  'linkHost',
  'channelApp',
  'demonstration',
] as const;
export const AuditSubject = z.enum(auditSubjects);
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Fields by their name, as they were or are; never a secret. */
export const AuditSaid = z.record(z.string(), z.unknown()).nullable();
export type AuditSaid = z.infer<typeof AuditSaid>;

/**
 * `seq` counts from 1 without a gap, `at` is an ISO instant, `hash` the SHA-256 over the entry and the one before it. `deed` and
 * `subjectKind` may be words of another version. `before` is null where there was nothing, `after` where nothing is left.
 */
export const AuditEntry = z.object({
  seq: z.number().int(),
  at: z.string(),
  actorId: z.string(),
  actor: z.string(),
  address: z.string(),
  deed: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subject: z.string(),
  before: AuditSaid,
  after: AuditSaid,
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The last entry and its hash as `SEQ:HASH`: noted elsewhere it shows later whether the newest entries were cut off. */
export const AuditEnd = z
  .string()
  .trim()
  .regex(/^\d{1,15}:[0-9a-f]{64}$/);

/** `checkedAt` is an ISO instant: an answer given a moment ago is given again. `end` is empty where nothing is written yet. */
export const AuditVerdict = z.discriminatedUnion('sound', [
  z.object({ sound: z.literal(true), entries: z.number().int(), end: z.string(), checkedAt: z.string() }),
  z.object({
    sound: z.literal(false),
    /** The first entry that is not as it was written. */
    seq: z.number().int(),
    why: z.enum(['altered', 'missing', 'chained-wrongly', 'not-the-known-one']),
    checkedAt: z.string(),
  }),
]);
export type AuditVerdict = z.infer<typeof AuditVerdict>;
