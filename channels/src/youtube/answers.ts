// What we read of YouTube's answers, and what its refusals let us conclude (channels.md §4).
import { z } from 'zod';
import { ask, statusCode, type Answer, type Answered, type Question } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, noticed, type Result } from '../failure.ts';
import { Moment } from '../moment.ts';
import { capped } from '../retry-after.ts';
import { Recording } from '../youtube-recorded.ts';

const PageInfo = z.object({ totalResults: z.number() }).optional();
/** YouTube leaves the entries out of some lists that have none, and says then how many there are: without either it is no list. */
const Nothing = z
  .object({ pageInfo: z.object({ totalResults: z.literal(0) }) })
  .transform(() => ({ items: [], nextPageToken: undefined, total: 0 }));

/** One page of many, with how many entries the whole list has. None says so itself: it names neither a page after it nor entries that it does not show. */
function pageOf<T>(entry: z.ZodType<T>) {
  const some = z
    .object({ items: z.array(entry), nextPageToken: z.string().optional(), pageInfo: PageInfo })
    .transform(({ pageInfo, ...page }) => ({ ...page, total: pageInfo?.totalResults ?? 0 }));
  return z
    .union([some, Nothing])
    .refine(
      ({ items, nextPageToken, total }) => items.length > 0 || nextPageToken !== undefined || total === 0,
      'Not all shown',
    );
}

/** What is read of one page alone: an empty one that names a page after it may keep there what was asked for. */
export function listOf<T>(entry: z.ZodType<T>) {
  return pageOf(entry).refine(
    ({ items, nextPageToken }) => items.length > 0 || nextPageToken === undefined,
    'Nothing shown of what there is',
  );
}

const Shown = z.object({
  title: z.string(),
  customUrl: z.string().optional(),
  thumbnails: z.object({ default: z.object({ url: z.string() }).optional() }).optional(),
});
export const OwnChannels = listOf(z.object({ id: z.string().min(1), snippet: Shown }));
const Playlists = z.object({ relatedPlaylists: z.object({ uploads: z.string().min(1) }) });
export const OwnUploads = listOf(z.object({ contentDetails: Playlists }));

export const Uploaded = z.object({
  id: z.string().min(1),
  /** Of a project that Google has not audited a video stays private whatever was asked. */
  status: z.object({ privacyStatus: z.string().optional() }).optional(),
});
/** Answers of which only the success counts. */
export const Accepted = z.looseObject({});
const Video = z.object({
  id: z.string().min(1),
  snippet: z.object({
    channelId: z.string(),
    title: z.string(),
    description: z.string().default(''),
    tags: z.array(z.string()).default([]),
    publishedAt: Moment,
  }),
  status: z.object({
    uploadStatus: z.enum(['uploaded', 'processed', 'failed', 'rejected', 'deleted']),
    privacyStatus: z.string(),
    failureReason: z.string().optional(),
    rejectionReason: z.string().optional(),
  }),
  processingDetails: z.object({ processingStatus: z.string().optional() }).optional(),
});
export type Video = z.infer<typeof Video>;
export const Videos = listOf(Video);
const Item = z.object({
  snippet: z.object({ title: z.string(), description: z.string().default(''), publishedAt: Moment }),
  contentDetails: z.object({ videoId: z.string().min(1) }),
});
export type Item = z.infer<typeof Item>;
export const Items = pageOf(Item);
/** What an edit must send again, because whatever a named part leaves out is erased. */
const Owners = z.object({
  id: z.string().min(1),
  snippet: z.object({
    title: z.string().default(''),
    description: z.string().default(''),
    categoryId: z.string().optional(),
    tags: z.array(z.string()).default([]),
    defaultLanguage: z.string().optional(),
    defaultAudioLanguage: z.string().optional(),
  }),
  status: z.object({
    privacyStatus: z.string(),
    publishAt: z.string().optional(),
    license: z.string().optional(),
    embeddable: z.boolean().optional(),
    publicStatsViewable: z.boolean().optional(),
    selfDeclaredMadeForKids: z.boolean().optional(),
    containsSyntheticMedia: z.boolean().optional(),
  }),
  recordingDetails: Recording.optional(),
});
export type Owners = z.infer<typeof Owners>;
export const OwnersChoices = listOf(Owners);

/** One call to the API in the name of the channel. */
export function askYouTube<T>(
  outside: Outside,
  token: string,
  { path, headers, ...question }: Omit<Question, 'url'> & { path: string },
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const asked = { ...question, url: `${outside.bases['api']}/${path}` };
  const authorised = { ...headers, authorization: `Bearer ${token}` };
  return ask(outside, { ...asked, headers: authorised }, { reads, explain, secrets: [token] });
}

const Named = z.object({ reason: z.string().default(''), domain: z.string().default('') });
const Refused = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    errors: z.array(Named).default([]),
  }),
});
const TokenRefused = z.object({ error: z.string(), error_description: z.string().default('') });

const byReason: Readonly<Record<string, FailureKind>> = {
  ...kindOf('content', [
    'invalidTitle',
    'invalidDescription',
    'invalidTags',
    'invalidCategoryId',
    'invalidPublishAt',
    'invalidVideoMetadata',
    'invalidRecordingDetails',
    'defaultLanguageNotSet',
    'forbiddenPrivacySetting',
    'forbiddenLicenseSetting',
    'videoNotFound',
    'playlistNotFound',
    ...['unexpectedParameter', 'missingRequiredParameter', 'unknownPart', 'invalidPageToken', 'parseError'],
  ]),
  ...kindOf('media', ['mediaBodyRequired', 'invalidFilename', 'invalidImage']),
  ...kindOf('auth', ['authError', 'youtubeSignupRequired', 'authorizationRequired']),
  ...kindOf('permission', ['forbidden', 'insufficientPermissions', 'accountDelegationForbidden']),
  ...kindOf('permission', ['authenticatedUserNotChannel', 'accessNotConfigured']),
  ...kindOf('rate', ['quotaExceeded', 'dailyLimitExceeded', 'rateLimitExceeded', 'userRateLimitExceeded']),
  ...kindOf('rate', ['uploadLimitExceeded', 'uploadRateLimitExceeded']),
  ...kindOf('blocked', ['channelSuspended', 'channelClosed']),
  ...kindOf('blocked', ['authenticatedUserAccountClosed', 'authenticatedUserAccountSuspended']),
};
/** Of the units that all accounts share. */
const ofTheApplication: ReadonlySet<string> = new Set(['quotaExceeded', 'dailyLimitExceeded']);
const byStatus: Readonly<Record<number, FailureKind>> = { 401: 'auth', 429: 'rate' };
/** A channel may upload so many videos in 24 hours, counted on: asked again every hour. */
const uploadsAgainAfterSeconds = 3_600;
const daySeconds = 86_400;

export function explain({ status, headers, body }: Answer): Failure | null {
  const token = TokenRefused.safeParse(body);
  if (token.success && [400, 401].includes(status)) {
    const { error, error_description: description } = token.data;
    return failed('auth', `${error}: ${description}`, error).failure;
  }
  const read = Refused.safeParse(body);
  if (!read.success) return null;
  const { errors, message } = read.data.error;
  const reason = errors.find((one) => byReason[one.reason] !== undefined)?.reason ?? '';
  const kind = byReason[reason] ?? byStatus[status] ?? 'unknown';
  const words = message.replaceAll(/<[^>]*>/g, '');
  const named = [reason, kind === 'unknown' ? errors[0]?.reason : '', String(status)].find(Boolean);
  const { failure } = failed(kind, words, named, waitOf(reason, headers));
  return ofTheApplication.has(reason) ? { ...failure, scope: 'application' } : failure;
}

/** As `explain`, for the address a file is sent to: there 404 and 410 in Google's own words say that the session is over. */
export function explainSession(answer: Answer): Failure | null {
  if (!overStatuses.includes(answer.status) || !Refused.safeParse(answer.body).success)
    return explain(answer);
  return noticed('media', 'YouTube no longer knows this upload', `session-${answer.status}`).failure;
}

/** Also when the body says so in no form we know. */
export function saysOver(failure: Failure): boolean {
  return saysItselfOver(failure) || overStatuses.some((one) => statusCode(one) === failure.platformCode);
}

/** As before, in YouTube's own words: a gateway has statuses too, and knows nothing of a session. */
function saysItselfOver({ platformCode }: Failure): boolean {
  return overStatuses.some((one) => platformCode === `session-${one}`);
}

/** True of a refusal that says the video asked for does not exist. */
export function saysNotThere({ platformCode }: Failure): boolean {
  return platformCode === 'videoNotFound';
}

const overStatuses = [404, 410];

function kindOf(kind: FailureKind, reasons: readonly string[]): Record<string, FailureKind> {
  return Object.fromEntries(reasons.map((reason) => [reason, kind]));
}

function waitOf(reason: string, headers: Headers): number | null {
  if (reason === 'uploadLimitExceeded') return uploadsAgainAfterSeconds;
  return ofTheApplication.has(reason) ? untilPacificMidnight(headers) : null;
}

/** The day's units are given out anew at midnight Pacific time, by the platform's own clock. */
function untilPacificMidnight(headers: Headers): number | null {
  const now = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(now)) return null;
  const shown = { timeZone: 'America/Los_Angeles', hourCycle: 'h23', timeStyle: 'medium' } as const;
  const clock = new Intl.DateTimeFormat('en-GB', shown).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return capped(daySeconds - (hours * 60 + minutes) * 60 - seconds);
}
