// What YouTube checks in the words of a video, the same for an upload and for an edit.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { isRecord, textAt, textsAt, type JsonRecord } from '../../json.ts';
import { badRequest, refusal } from './answers.ts';
import { partsOf, problemWithShape, type Shape } from './fields.ts';
import type { Words } from './state.ts';
import { areTags, isDescription, isTitle } from './text.ts';

const SNIPPET: Shape = {
  title: 'text',
  description: 'text',
  tags: 'texts',
  categoryId: 'text',
  defaultLanguage: 'text',
  defaultAudioLanguage: 'text',
};
const STATUS: Shape = {
  privacyStatus: 'text',
  publishAt: 'text',
  selfDeclaredMadeForKids: 'flag',
  containsSyntheticMedia: 'flag',
  license: 'text',
  embeddable: 'flag',
  publicStatsViewable: 'flag',
};
/** Docs/videos#recordingDetails. */
const RECORDING: Shape = { recordingDate: 'text', locationDescription: 'text', location: 'record' };
const LOCATION: Shape = { latitude: 'number', longitude: 'number', altitude: 'number' };
/** The discovery document has a `date-time`: RFC 3339, with its zone. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;
const CATEGORIES = '1 2 10 15 17 19 20 22 23 24 25 26 27 28 29'.split(' ');

/** The resource in the body; a property of a part that the query does not name is refused. */
export function wordsFrom(
  call: Call,
  { nowMs, more = {} }: { nowMs: number; more?: Shape },
): (Words & { id: string }) | Answer {
  const parts = partsOf(call, ['snippet', 'status', 'recordingDetails']);
  if (isAnswer(parts)) return parts;
  const body = call.body.kind === 'json' ? call.body.value : null;
  if (!isRecord(body)) return badRequest('The request body must be a video resource.', 'parseError');
  const named: Shape = Object.fromEntries(parts.map((part) => [part, 'record']));
  const problem = problemWithShape(body, { ...named, ...more }, '');
  if (problem) return problem;
  const words = {
    id: textAt(body, 'id') ?? '',
    snippet: recordAt(body, 'snippet'),
    status: recordAt(body, 'status'),
    ...(parts.includes('recordingDetails') ? { recordingDetails: recordAt(body, 'recordingDetails') } : {}),
  };
  return (
    problemWithShape(words.snippet, SNIPPET, 'snippet') ??
    problemWithShape(words.status, STATUS, 'status') ??
    problemWithSnippet(words.snippet) ??
    problemWithStatus(words.status) ??
    problemWithRecording(words.recordingDetails ?? {}, nowMs) ??
    words
  );
}

function recordAt(body: JsonRecord, name: string): JsonRecord {
  const value = body[name];
  return isRecord(value) ? value : {};
}

function problemWithSnippet(snippet: JsonRecord): Answer | undefined {
  if (!isTitle(textAt(snippet, 'title') ?? '')) return at('invalidTitle', 'title');
  if (!isDescription(textAt(snippet, 'description') ?? '')) return at('invalidDescription', 'description');
  if (!areTags(textsAt(snippet, 'tags') ?? [])) return at('invalidTags', 'tags');
  const isKnown = CATEGORIES.includes(textAt(snippet, 'categoryId') ?? '');
  return isKnown ? undefined : at('invalidCategoryId', 'categoryId');
}

function at(reason: string, name: string): Answer {
  return refusal(400, reason, { location: `body.snippet.${name}`, locationType: 'other' });
}

function problemWithStatus(status: JsonRecord): Answer | undefined {
  const privacyStatus = textAt(status, 'privacyStatus') ?? 'public';
  if (!['public', 'unlisted', 'private'].includes(privacyStatus))
    return refusal(403, 'forbiddenPrivacySetting');
  if (!['youtube', 'creativeCommon'].includes(textAt(status, 'license') ?? 'youtube'))
    return refusal(403, 'forbiddenLicenseSetting');
  const publishAt = textAt(status, 'publishAt');
  const isTime = publishAt === undefined || !Number.isNaN(Date.parse(publishAt));
  const isHeld = publishAt === undefined || privacyStatus === 'private';
  return isTime && isHeld ? undefined : refusal(400, 'invalidPublishAt');
}

function problemWithRecording(recording: JsonRecord, nowMs: number): Answer | undefined {
  const { location, recordingDate } = recording;
  const shape =
    problemWithShape(recording, RECORDING, 'recordingDetails') ??
    (isRecord(location) ? problemWithShape(location, LOCATION, 'recordingDetails.location') : undefined);
  if (shape || typeof recordingDate !== 'string') return shape;
  // No document says what becomes of a date to come: a film cannot be recorded then.
  const isPast = DATE_TIME.test(recordingDate) && Date.parse(recordingDate) <= nowMs;
  return isPast ? undefined : refusal(400, 'invalidRecordingDetails');
}
