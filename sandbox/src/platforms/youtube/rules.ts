// What YouTube checks in the words of a video, the same for an upload and for an edit.
import type { Answer, Call } from '../../call.ts';
import { isRecord, textAt, textsAt, type JsonRecord } from '../../json.ts';
import { badRequest, refusal } from './answers.ts';
import { isAnswer, partsOf, problemWithShape, type Shape } from './fields.ts';
import type { Words } from './state.ts';

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
const CATEGORIES = '1 2 10 15 17 19 20 22 23 24 25 26 27 28 29'.split(' ');
const LONGEST_TITLE = 100;
const LARGEST_DESCRIPTION_BYTES = 5_000;
const LONGEST_TAGS = 500;

/** The resource in the body; a property of a part that the query does not name is refused. */
export function wordsFrom(call: Call, more: Shape = {}): (Words & { id: string }) | Answer {
  const parts = partsOf(call, ['snippet', 'status']);
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
  };
  return (
    problemWithShape(words.snippet, SNIPPET, 'snippet') ??
    problemWithShape(words.status, STATUS, 'status') ??
    problemWithSnippet(words.snippet) ??
    problemWithStatus(words.status) ??
    words
  );
}

function recordAt(body: JsonRecord, name: string): JsonRecord {
  const value = body[name];
  return isRecord(value) ? value : {};
}

const hasAngles = (text: string): boolean => /[<>]/.test(text);

function problemWithSnippet(snippet: JsonRecord): Answer | undefined {
  const title = textAt(snippet, 'title') ?? '';
  if (title.trim() === '' || [...title].length > LONGEST_TITLE || hasAngles(title))
    return refusal(400, 'invalidTitle', { location: 'body.snippet.title', locationType: 'other' });
  const description = textAt(snippet, 'description') ?? '';
  if (Buffer.byteLength(description) > LARGEST_DESCRIPTION_BYTES || hasAngles(description))
    return refusal(400, 'invalidDescription', {
      location: 'body.snippet.description',
      locationType: 'other',
    });
  const tags = textsAt(snippet, 'tags') ?? [];
  if (lengthOf(tags) > LONGEST_TAGS || tags.some((tag) => tag === '' || hasAngles(tag)))
    return refusal(400, 'invalidTags', { location: 'body.snippet.tags', locationType: 'other' });
  return CATEGORIES.includes(textAt(snippet, 'categoryId') ?? '')
    ? undefined
    : refusal(400, 'invalidCategoryId', { location: 'body.snippet.categoryId', locationType: 'other' });
}

/** A comma between two, and marks around a tag with a space in it. */
function lengthOf(tags: string[]): number {
  const each = tags.map((tag) => [...tag].length + (tag.includes(' ') ? 2 : 0));
  return each.reduce((sum, length) => sum + length + 1, -1);
}

function problemWithStatus(status: JsonRecord): Answer | undefined {
  const { privacyStatus = 'public', license = 'youtube', publishAt } = status;
  if (!['public', 'unlisted', 'private'].includes(String(privacyStatus)))
    return refusal(403, 'forbiddenPrivacySetting');
  if (!['youtube', 'creativeCommon'].includes(String(license)))
    return refusal(403, 'forbiddenLicenseSetting');
  if (publishAt === undefined) return undefined;
  const isTime = !Number.isNaN(Date.parse(String(publishAt)));
  return isTime && privacyStatus === 'private' ? undefined : refusal(400, 'invalidPublishAt');
}
