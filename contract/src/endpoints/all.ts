// Every endpoint, listed by hand: what OpenAPI shows and the permission matrix walks.
import type { Endpoint } from '../endpoint.ts';
import { accountEndpoints } from './accounts.ts';
import { brakeEndpoints } from './brakes.ts';
import { calendarEndpoints } from './calendar.ts';
import { contentEndpoints } from './content.ts';
import { drawingEndpoints } from './drawing.ts';
import { materialEndpoints } from './materials.ts';
import { mediaEndpoints } from './media.ts';
import { messageEndpoints } from './messages.ts';
import { pictureEndpoints } from './pictures.ts';
import { publishingEndpoints } from './publishing.ts';
import { scheduleEndpoints } from './schedules.ts';
import { signOnEndpoints } from './sign-on.ts';
import { transcodeEndpoints } from './transcode.ts';
import { uploadEndpoints } from './uploads.ts';
import { versionEndpoints } from './versions.ts';

export const allEndpoints: readonly Endpoint[] = [
  signOnEndpoints,
  contentEndpoints,
  versionEndpoints,
  publishingEndpoints,
  scheduleEndpoints,
  calendarEndpoints,
  uploadEndpoints,
  pictureEndpoints,
  brakeEndpoints,
  accountEndpoints,
  mediaEndpoints,
  drawingEndpoints,
  materialEndpoints,
  transcodeEndpoints,
  messageEndpoints,
].flatMap((group) => Object.values(group));
