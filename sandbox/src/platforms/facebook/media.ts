// Photos: real picture bytes in, an id out; unpublished ones live a day.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json, withHeaders } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { textAt } from '../../json.ts';
import { readPicture } from '../../pictures.ts';
import { enterPage } from './access.ts';
import { badImage, invalidParameter } from './answers.ts';
import { readFields } from './fields.ts';
import type { Known } from './fields.ts';
import { addPost } from './posts.ts';
import { problemWithExtras } from './rules.ts';
import type { Facebook, Photo } from './state.ts';

const LARGEST_BYTES = 10 * 1024 * 1024;
const UNPUBLISHED_LIVES_MS = 86_400_000;
const KNOWN: Known = {
  url: 'text',
  caption: 'text',
  alt_text_custom: 'text',
  published: 'boolean',
  temporary: 'boolean',
  no_story: 'boolean',
  scheduled_publish_time: 'time',
  backdated_time: 'time',
  backdated_time_granularity: 'text',
  time_since_original_post: 'whole',
  targeting: 'record',
  feed_targeting: 'record',
  place: 'id',
  tags: 'list',
  og_action_type_id: 'id',
  og_object_id: 'id',
  og_icon_id: 'id',
};

/** The real one fetches from anywhere; the stand-in only from this machine. */
async function fetchPicture(address: string): Promise<Buffer | Answer> {
  const unreachable = badImage('Missing or invalid image file');
  if (!URL.canParse(address) || !['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname))
    return unreachable;
  try {
    const fetched = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
    return fetched.ok ? Buffer.from(await fetched.arrayBuffer()) : unreachable;
  } catch {
    return unreachable;
  }
}

async function bytesOf(call: Call, fields: JsonRecord): Promise<Buffer | Answer> {
  const uploads = call.body.kind === 'multipart' ? call.body.uploads : [];
  const stray = uploads.find((upload) => upload.fieldName !== 'source');
  if (stray) return invalidParameter(`Unexpected parameter: ${stray.fieldName}`);
  const address = textAt(fields, 'url');
  const [source] = uploads;
  if (source && address !== undefined) return invalidParameter('Only one of url and source may be given');
  if (source) return source.bytes;
  return address === undefined ? badImage('Requires upload file') : await fetchPicture(address);
}

export async function takePhoto(state: Facebook, call: Call): Promise<Answer> {
  const entry = enterPage(state, call, call.params['id'] ?? '', 'pages_manage_posts');
  if (isAnswer(entry)) return entry;
  const fields = readFields(call, KNOWN);
  if (isAnswer(fields)) return fields;
  const bytes = await bytesOf(call, fields);
  if (!Buffer.isBuffer(bytes)) return bytes;
  if (bytes.length > LARGEST_BYTES) {
    return badImage(
      "Your photos couldn't be uploaded. Photos should be smaller than 10 MB and saved as JPG, PNG, GIF or TIFF files.",
      1366046,
    );
  }
  const picture = readPicture(bytes);
  if (!picture || picture.type === 'webp') return badImage('Missing or invalid image file');
  const nowMs = state.world.now();
  const problem = problemWithExtras(fields, fields['published'] !== false, nowMs);
  if (problem) return problem;
  const caption = textAt(fields, 'caption') ?? '';
  const photo: Photo = {
    id: state.newId(),
    pageId: entry.page.id,
    sha256: state.world.blobs.keep(bytes),
    contentType: `image/${picture.type}`,
    widthPixels: picture.widthPixels,
    heightPixels: picture.heightPixels,
    caption,
    altText: textAt(fields, 'alt_text_custom') ?? '',
    createdAtMs: nowMs,
    expiresAtMs: nowMs + (call.bent.handlesExpire === true ? 0 : UNPUBLISHED_LIVES_MS),
    postId: null,
  };
  if (fields['published'] === false) {
    state.photos.put(photo.id, photo);
    return withHeaders(json(200, { id: photo.id }), entry.headers);
  }
  state.photos.put(photo.id, { ...photo, expiresAtMs: null });
  const { url: _url, caption: _caption, alt_text_custom: _alt, ...extras } = fields;
  const post = addPost(state, call, {
    pageId: entry.page.id,
    message: caption,
    link: null,
    photoIds: [photo.id],
    extras,
  });
  return withHeaders(json(200, { id: photo.id, post_id: post.id }), entry.headers);
}
