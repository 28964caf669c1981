// Every endpoint, listed by hand: what OpenAPI shows and the permission matrix walks.
import type { Endpoint } from '../endpoint.ts';
import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { brakeEndpoints } from './brakes.ts';
import { calendarEndpoints } from './calendar.ts';
import { contentEndpoints } from './content.ts';
import { demoEndpoints } from './demo.ts';
import { demonstrationEndpoints } from './demonstration.ts';
import { drawingEndpoints } from './drawing.ts';
import { filingEndpoints } from './filing.ts';
import { markEndpoints } from './marks.ts';
import { materialEndpoints } from './materials.ts';
import { mediaEndpoints } from './media.ts';
import { messageEndpoints } from './messages.ts';
import { noteEndpoints } from './notes.ts';
import { overviewEndpoints } from './overview.ts';
import { pictureEndpoints } from './pictures.ts';
import { presenceEndpoints } from './presence.ts';
import { publishingEndpoints } from './publishing.ts';
import { regionEndpoints } from './regions.ts';
import { roleEndpoints } from './roles.ts';
import { scheduleEndpoints } from './schedules.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingsEndpoints } from './settings.ts';
import { signOnEndpoints } from './sign-on.ts';
import { templateEndpoints } from './templates.ts';
import { transcodeEndpoints } from './transcode.ts';
import { uploadEndpoints } from './uploads.ts';
import { userEndpoints } from './users.ts';
import { versionEndpoints } from './versions.ts';

export const allEndpoints: readonly Endpoint[] = [
  signOnEndpoints,
  userEndpoints,
  roleEndpoints,
  auditEndpoints,
  sessionEndpoints,
  contentEndpoints,
  overviewEndpoints,
  versionEndpoints,
  noteEndpoints,
  presenceEndpoints,
  templateEndpoints,
  markEndpoints,
  publishingEndpoints,
  scheduleEndpoints,
  calendarEndpoints,
  uploadEndpoints,
  pictureEndpoints,
  brakeEndpoints,
  accountEndpoints,
  regionEndpoints,
  mediaEndpoints,
  drawingEndpoints,
  materialEndpoints,
  transcodeEndpoints,
  messageEndpoints,
  demoEndpoints,
  demonstrationEndpoints,
  filingEndpoints,
  settingsEndpoints,
].flatMap((group) => Object.values(group));
