// The doors of publishing: publish, schedule, the history, and what people settle.
import type { FastifyInstance } from 'fastify';
import { brakeEndpoints as brakes } from '@herald/contract/endpoints/brakes.ts';
import { calendarEndpoints as calendar } from '@herald/contract/endpoints/calendar.ts';
import { publishingEndpoints as endpoints } from '@herald/contract/endpoints/publishing.ts';
import { scheduleEndpoints as schedules } from '@herald/contract/endpoints/schedules.ts';
import { uploadEndpoints as uploads } from '@herald/contract/endpoints/uploads.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { checkHoldStands } from './check-hold-stands.ts';
import { checkPublication } from './check-publication.ts';
import { describeQueued } from './describe-queued.ts';
import { editPackage } from './edit-package.ts';
import { editSchedule } from './edit-schedule.ts';
import { grabSchedule } from './grab-schedule.ts';
import { liftPause } from './lift-pause.ts';
import { listCalendar } from './list-calendar.ts';
import { listHistory } from './list-history.ts';
import { listPauses } from './list-pauses.ts';
import { listPlatforms } from './list-platforms.ts';
import { listPublications } from './list-publications.ts';
import { listSchedules } from './list-schedules.ts';
import type { ContentSource } from './queue-publications.ts';
import { pausePublishing } from './pause-publishing.ts';
import { publishBatch } from './publish-batch.ts';
import { publishPackage } from './publish-package.ts';
import { publishSchedule } from './publish-schedule.ts';
import { readLive } from './read-live.ts';
import { readPublication } from './read-publication.ts';
import { readSchedule } from './read-schedule.ts';
import { readStatistic } from './read-statistic.ts';
import { readVideoUpload } from './read-video-upload.ts';
import { releaseSchedule } from './release-schedule.ts';
import { removeSchedules } from './remove-schedules.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { schedulePackage } from './schedule-package.ts';
import { setResends } from './set-resends.ts';
import { summarisePublications } from './summarise-publications.ts';
import { withdrawPackage } from './withdraw-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

export function publishingRoutes(app: FastifyInstance, context: Context, from: ContentSource): void {
  route(app, context, endpoints.publishPackages, async (world, actor, items) =>
    describeQueued(await publishPackage(world, actor, items, from)),
  );
  route(app, context, endpoints.publishDrafts, async (world, actor, items) =>
    describeQueued(await publishPackage(world, actor, items, from)),
  );
  route(app, context, endpoints.publishBatch, async (world, actor, asked) =>
    describeQueued(await publishBatch(world, actor, asked, from)),
  );
  route(app, context, endpoints.restart, async (world, actor, asked) => {
    const { queued, left } = await retryPublication(world, actor, asked);
    return { ...describeQueued(queued), left };
  });
  route(app, context, schedules.schedule, (world, actor, asked) =>
    schedulePackage(world, actor, asked, from),
  );
  route(app, context, schedules.updateSchedule, (world, actor, asked) =>
    editSchedule(world, actor, asked, from),
  );
  route(app, context, schedules.publishScheduled, async (world, actor, asked) =>
    describeQueued(await publishSchedule(world, actor, asked, from)),
  );
  route(app, context, schedules.listSchedules, (world, actor, asked) =>
    listSchedules(world, actor, { ...asked, withFiles: false }),
  );
  route(app, context, schedules.listFileSchedules, (world, actor, asked) =>
    listSchedules(world, actor, { ...asked, withFiles: true }),
  );
  route(app, context, calendar.listCalendar, listCalendar);
  route(app, context, schedules.scheduleDetail, readSchedule);
  route(app, context, schedules.grabJob, grabSchedule, checkHoldStands);
  // Once: a late copy of it would let go of what was taken since, while it is edited.
  route(app, context, schedules.releaseJob, releaseSchedule);
  route(app, context, schedules.deleteSchedules, (world, actor, asked) =>
    removeSchedules(world, actor, asked, from),
  );
  route(app, context, schedules.withdrawTiming, (world, actor, asked) =>
    withdrawSchedule(world, actor, asked, from),
  );
  route(app, context, endpoints.myHistory, (world, actor, asked) => listHistory(world, actor, 'mine', asked));
  route(app, context, endpoints.departmentHistory, (world, actor, asked) =>
    listHistory(world, actor, 'department', asked),
  );
  route(app, context, endpoints.allHistory, (world, actor, asked) => listHistory(world, actor, 'all', asked));
  route(app, context, endpoints.historyOfPackage, listPublications);
  route(app, context, endpoints.historyDetail, readPublication);
  route(app, context, uploads.videoUpload, readVideoUpload);
  route(app, context, endpoints.readLive, (world, actor, asked) => readLive(world, actor, asked, from));
  route(app, context, endpoints.resolveUnknown, resolvePublication);
  route(app, context, endpoints.withdrawOne, withdrawPublication);
  route(app, context, endpoints.withdrawAll, withdrawPackage);
  route(app, context, endpoints.editLive, (world, actor, asked) => editPackage(world, actor, asked, from));
  route(app, context, endpoints.lookAgain, checkPublication);
  route(app, context, endpoints.readStatistic, readStatistic);
  route(app, context, endpoints.readTotals, summarisePublications);
  route(app, context, brakes.pauses, listPauses);
  route(app, context, brakes.pause, pausePublishing);
  route(app, context, brakes.lift, liftPause);
  route(app, context, brakes.platforms, listPlatforms);
  route(app, context, brakes.setResends, setResends);
}
