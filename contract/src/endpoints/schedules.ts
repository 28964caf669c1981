// Calls that publish later: making a schedule, its lists, another plan for it, publishing it now, withdrawing it (document 1 §7, document 2 §7).
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { mayPublish, mayScheduleFromDetail } from '../permissions.ts';
import { Finding } from '../preflight.ts';
import { ShownTwins } from '../publications.ts';
import { Paging, paged } from './paging.ts';
import { Queued } from './publishing.ts';

/** `done` has ended on every account, well or not. */
export const scheduleStates = ['waiting', 'on-its-way', 'done', 'withdrawn'] as const;

/** Instants in ISO. */
export const Hold = z.object({ by: z.string(), isMine: z.boolean(), since: z.string(), until: z.string() });

export const ScheduleRow = z.object({
  id: z.string(),
  pkGUID: z.string(),
  draftid: z.string().nullable(),
  title: z.string(),
  accounts: z.array(z.object({ id: z.string(), name: z.string(), channelid: z.number() })),
  pubTime: z.string(),
  dueAt: z.string(),
  creator: z.string(),
  state: z.enum(scheduleStates),
  /** D-01: who edits it now, so that it does not fire; null when nobody does. */
  held: Hold.nullable(),
});

const Scheduled = z.object({
  id: z.string(),
  pubTime: z.string(),
  dueAt: z.string(),
  zone: z.string(),
  pkGUID: z.string(),
  revision: z.number().int(),
  /** What stands in its way as things are, and what the clock makes of the time asked for. */
  warnings: z.array(Finding),
});

/** `zone` is the IANA name of the platform's one time zone (C-96). */
const scheduleQuery = z.object({
  ...Paging,
  title: z.string().max(200).default(''),
  state: z.enum(scheduleStates).optional(),
  channelid: z.coerce.number().int().optional(),
  /** Wall-clock texts of the zone; the last second counts whole (C-95). */
  startTime: z.string().max(30).optional(),
  endTime: z.string().max(30).optional(),
});
/** Under the same words, days and channel, whatever the state that is asked for. */
export const ScheduleCounts = z.object({
  all: z.number().int(),
  waiting: z.number().int(),
  'on-its-way': z.number().int(),
  done: z.number().int(),
  withdrawn: z.number().int(),
});
export type ScheduleCounts = z.infer<typeof ScheduleCounts>;
const schedules = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    input: scheduleQuery,
    output: paged(ScheduleRow).extend({ counts: ScheduleCounts }),
    permission: 'signed-in',
  });

export const scheduleEndpoints = {
  schedule: endpoint({
    method: 'POST',
    path: '/content/schedulepubmaterial/insert',
    summary:
      'Publish a package later; refused under the minimum lead (R-SCHED-018), and while a schedule of it waits that is not named to be replaced.',
    input: z.object({
      pubTime: z.string().max(30).default(''),
      channelBindIds: IdList,
      pkGUID: z.string().max(100).optional(),
      draftid: z.string().max(100).optional(),
      /** R-ENT-018: one id, as draftid has it; several have no one schedule. */
      draftIds: IdList.refine((ids) => ids.length <= 1).optional(),
      /** Ours: the package's revision that was looked at, or the draft's; any other is refused. */
      revision: z.coerce.number().int().optional(),
      draftrevision: z.coerce.number().int().optional(),
      again: z.boolean().optional(),
      twins: ShownTwins,
      /** Ours: the waiting schedule this one takes the place of. */
      replaces: z.string().max(100).optional(),
      /** Ours: those of channelBindIds that its sender's window did not show as part of the schedule; one that has left it waits again only so. */
      joins: IdList.optional(),
    }),
    output: Scheduled,
    permission: mayScheduleFromDetail,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  updateSchedule: endpoint({
    method: 'POST',
    path: '/content/schedulepubmaterial/update',
    summary:
      'Another time, other accounts or other words for what waits: a new schedule takes its place, and what is not said anew stays (R-API-039).',
    input: z.object({
      id: z.string().min(1).max(100),
      pubTime: z.string().max(30).default(''),
      channelBindIds: IdList,
      pkGUID: z.string().max(100).optional(),
      draftid: z.string().max(100).optional(),
      again: z.boolean().optional(),
      twins: ShownTwins,
      /** Ours: those of channelBindIds that its sender's window did not show as part of the schedule; one that has left it waits again only so. */
      joins: IdList.optional(),
    }),
    output: Scheduled,
    permission: mayScheduleFromDetail,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  publishScheduled: endpoint({
    method: 'POST',
    path: '/content/schedulepubmaterial/pub',
    summary:
      'Publish what is scheduled now, on all its accounts or on these (R-API-040). Status 4 comes from its edit, with the words saved there; 5 from the list (C-41).',
    input: z.object({
      schedulePubMaterialId: z.string().min(1).max(100),
      pkGUID: z.string().max(100).optional(),
      bids: IdList,
      status: z.coerce.number().pipe(z.literal([4, 5])),
      again: z.boolean().optional(),
      twins: ShownTwins,
    }),
    output: Queued,
    permission: mayPublish,
    timeoutMs: slowCallTimeoutMs,
    repeatable: 'by-key',
  }),
  listSchedules: schedules(
    '/content/schedulepubmaterial/list',
    'My department’s scheduled posts, nearest first; everybody’s for whoever sees all.',
  ),
  listFileSchedules: schedules(
    '/content/schedulepubmaterial/listZY',
    'The same list narrowed to posts with uploaded files (C-67, D-10).',
  ),
  scheduleDetail: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/detail',
    summary: 'One scheduled post.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ schedule: ScheduleRow, zone: z.string() }),
    permission: 'signed-in',
  }),
  grabJob: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/grabJob',
    summary:
      'Take what waits out of the queue to edit it, by its id or its draft’s or package’s: held for 15 minutes, for as long once more when asked again (D-01).',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ schedule: ScheduleRow, zone: z.string() }),
    permission: mayScheduleFromDetail,
    alsoTakes: 'post',
    repeatable: 'by-key',
  }),
  releaseJob: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/releaseJob',
    summary:
      'Ours: let go of what one holds; `moved` when its time passed meanwhile, so that it waits for the lead rule’s (D-01).',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ schedule: ScheduleRow, zone: z.string(), moved: z.boolean() }),
    permission: mayScheduleFromDetail,
    alsoTakes: 'post',
    repeatable: 'by-key',
  }),
  deleteSchedules: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/delete',
    summary:
      'Take lines off the list, all of them or none: what waits is withdrawn first, what is on its way is refused (R-API-041).',
    input: z.object({ ids: IdList.refine((ids) => ids.length > 0 && ids.length <= 100) }),
    output: z.object({}),
    permission: mayScheduleFromDetail,
    alsoTakes: 'post',
    repeatable: 'by-key',
  }),
  withdrawTiming: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/withdrawTiming',
    summary: 'Cancel a schedule; nothing is published and the draft goes back to status 1 (D-02).',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayScheduleFromDetail,
    alsoTakes: 'post',
    repeatable: 'by-key',
  }),
} as const;
