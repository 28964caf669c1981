// Photos, videos and their covers: an address is handed out, a file comes there, and what came is saved under its hash.
import { randomBytes } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import type { Picture } from '../../pictures.ts';
import { readPicture } from '../../pictures.ts';
import { inside } from './access.ts';
import { accessDenied, invalid, refuse, respond } from './answers.ts';
import type { Fields } from './fields.ts';
import { isFlag, isId, isOwner, isText, isWhole, oneOf } from './fields.ts';
import { showPhoto } from './nodes.ts';
import type { Person, Upload, Vk } from './state.ts';
import { mayWrite } from './state.ts';
import { lengthOf, LONGEST_CAPTION } from './text.ts';

const ADDRESS_LIVES_MS = 86_400_000;
const PROCESSING_MS = 50;
const LARGEST_PHOTO_BYTES = 50 * 1024 * 1024;
const FIELD_NAMES: Record<Upload['kind'], string> = { photo: 'photo', video: 'video_file', thumb: 'file' };

function handOut(
  state: Vk,
  call: Call,
  upload: Pick<Upload, 'kind' | 'personId' | 'ownerId' | 'videoKey'>,
): string {
  const id = randomBytes(12).toString('hex');
  const livesMs = call.bent.handlesExpire === true ? 0 : ADDRESS_LIVES_MS;
  state.uploads.put(id, {
    ...upload,
    id,
    server: 800_000 + (state.newId() % 100_000),
    hash: randomBytes(16).toString('hex'),
    expiresAtMs: state.world.now() + livesMs,
    sha256: null,
    widthPixels: 0,
    heightPixels: 0,
    spent: false,
  });
  return `${call.origin}${state.prefix}/api/upload?to=${id}`;
}

function ownerFrom(person: Person, { group_id: groupId }: Fields): string {
  return groupId === undefined ? person.id : `-${groupId}`;
}

export function photoAddress(state: Vk, call: Call): Answer {
  return inside(state, call, { scope: 'photos', known: { group_id: isId } }, (person, fields) => {
    const ownerId = ownerFrom(person, fields);
    if (!mayWrite(state, person, ownerId)) return accessDenied('no access to this group');
    const address = handOut(state, call, { kind: 'photo', personId: person.id, ownerId, videoKey: null });
    return respond({ upload_url: address, album_id: -14, user_id: Number(person.id) });
  });
}

const spoiled = (why: string): Answer => json(200, { error: why });

export function takeUpload(state: Vk, call: Call): Answer {
  const upload = state.uploads.get(call.query['to'] ?? '');
  if (!upload || upload.expiresAtMs <= state.world.now()) return spoiled('ERR_UPLOAD_BAD_ADDRESS');
  if (call.body.kind !== 'multipart') return spoiled('ERR_UPLOAD_NO_MULTIPART');
  const [file, more] = call.body.uploads;
  const isOurs = file?.fieldName === FIELD_NAMES[upload.kind] && Object.keys(call.body.fields).length === 0;
  if (!file || more || !isOurs || file.bytes.length === 0)
    return spoiled(`ERR_UPLOAD_NO_FILE: ${FIELD_NAMES[upload.kind]}`);
  if (upload.kind === 'video') return takeVideo(state, upload, file.bytes);
  const { server, hash } = upload;
  const picture = readPicture(file.bytes);
  if (!picture || !isTaken(picture, file.bytes)) return json(200, { server, photo: '[]', hash });
  const sha256 = state.world.blobs.keep(file.bytes);
  const { widthPixels, heightPixels } = picture;
  state.uploads.put(upload.id, { ...upload, sha256, widthPixels, heightPixels });
  return json(200, { server, photo: nameOf(sha256), hash });
}

function nameOf(sha256: string): string {
  return JSON.stringify([{ markers_restarted: true, photo: `${sha256.slice(0, 10)}:w` }]);
}

function isTaken({ type, widthPixels: wide, heightPixels: high }: Picture, bytes: Buffer): boolean {
  const isRightType = ['jpeg', 'png', 'gif'].includes(type);
  const isInShape = wide + high <= 14_000 && Math.max(wide, high) <= 20 * Math.min(wide, high);
  return isRightType && isInShape && bytes.length <= LARGEST_PHOTO_BYTES;
}

function takeVideo(state: Vk, { videoKey }: Upload, bytes: Buffer): Answer {
  const video = state.videos.get(videoKey ?? '');
  if (!video) return spoiled('ERR_UPLOAD_BAD_ADDRESS');
  const readyAtMs = state.world.now() + PROCESSING_MS;
  state.videos.put(video.key, { ...video, sha256: state.world.blobs.keep(bytes), readyAtMs });
  const owner = { owner_id: Number(video.ownerId) };
  return json(200, { size: bytes.length, video_id: video.id, ...owner, video_hash: video.key });
}

/** What came to the address whose hash this is, once. */
function arrived(state: Vk, call: Call, person: Person, hash: string | undefined): Upload | undefined {
  const found = [...state.uploads.values()].find((upload) => upload.hash === hash);
  const isGood = found?.personId === person.id && found.sha256 !== null && !found.spent;
  return isGood && call.bent.handlesExpire !== true ? found : undefined;
}

export function savePhoto(state: Vk, call: Call): Answer {
  const known = {
    user_id: isId,
    group_id: isId,
    photo: isText,
    server: isWhole,
    hash: isText,
    caption: isText,
    latitude: isText,
    longitude: isText,
  };
  const wanted = { scope: 'photos', known, required: ['photo', 'server', 'hash'] };
  return inside(state, call, wanted, (person, fields) => {
    const { user_id: userId = person.id, caption = '' } = fields;
    if (fields['photo'] === '[]') return refuse(129, 'Invalid photo');
    if (lengthOf(caption) > LONGEST_CAPTION) return invalid('caption is too long');
    const upload = arrived(state, call, person, fields['hash']);
    if (!upload || fields['photo'] !== nameOf(upload.sha256 ?? '')) return refuse(121, 'Invalid hash');
    if (fields['server'] !== String(upload.server)) return refuse(118, 'Invalid server');
    if (upload.ownerId !== ownerFrom(person, fields) || userId !== person.id)
      return invalid('the photo was uploaded for another wall');
    state.uploads.put(upload.id, { ...upload, spent: true });
    const { ownerId, widthPixels, heightPixels } = upload;
    const id = state.newId();
    const sha256 = upload.sha256 ?? '';
    const size = { widthPixels, heightPixels };
    const madeAtMs = state.world.now();
    const photo = { key: `${ownerId}_${id}`, id, ownerId, sha256, ...size, caption, madeAtMs };
    state.photos.put(photo.key, photo);
    return respond([showPhoto(photo, call.origin)]);
  });
}

export function saveVideo(state: Vk, call: Call): Answer {
  const known = {
    name: isText,
    description: isText,
    group_id: isId,
    album_id: isId,
    is_private: isFlag,
    privacy_view: oneOf('all', 'friends'),
    no_comments: isFlag,
    repeat: isFlag,
    compression: isFlag,
    auto_publish: isFlag,
  };
  return inside(state, call, { scope: 'video', known }, (person, fields) => {
    const ownerId = ownerFrom(person, fields);
    if (!mayWrite(state, person, ownerId)) return accessDenied('no access to this group');
    const id = state.newId();
    const key = `${ownerId}_${id}`;
    const { name: title = '', description = '' } = fields;
    const empty = { sha256: null, coverSha256: null, readyAtMs: 0 };
    const isForFriends = fields['privacy_view'] === 'friends';
    if (isForFriends && ownerId.startsWith('-')) return invalid('a video of a group has no friends');
    state.videos.put(key, { key, id, ownerId, title, description, isForFriends, ...empty });
    const address = handOut(state, call, { kind: 'video', personId: person.id, ownerId, videoKey: key });
    const names = { video_id: id, owner_id: Number(ownerId), access_key: randomBytes(9).toString('hex') };
    return respond({ upload_url: address, ...names, title, description });
  });
}

export function coverAddress(state: Vk, call: Call): Answer {
  const wanted = { scope: 'video', known: { owner_id: isOwner }, required: ['owner_id'] };
  return inside(state, call, wanted, (person, { owner_id: ownerId = '' }) => {
    if (!mayWrite(state, person, ownerId)) return accessDenied('no access to this wall');
    const upload = { kind: 'thumb', personId: person.id, ownerId, videoKey: null } as const;
    return respond({ upload_url: handOut(state, call, upload) });
  });
}

function hashIn(thumb: string): string | undefined {
  return /"hash":"([0-9a-f]{32})"/.exec(thumb)?.[1];
}

export function saveCover(state: Vk, call: Call): Answer {
  const known = { owner_id: isOwner, video_id: isId, thumb_json: isText, set_thumb: isFlag };
  const wanted = { scope: 'video', known, required: ['owner_id', 'video_id', 'thumb_json'] };
  return inside(state, call, wanted, (person, fields) => {
    const { owner_id: ownerId = '', video_id: videoId = '', thumb_json: thumb = '' } = fields;
    const video = state.videos.get(`${ownerId}_${videoId}`);
    const upload = arrived(state, call, person, hashIn(thumb));
    if (!video || !mayWrite(state, person, ownerId)) return accessDenied('video not found');
    if (!upload || upload.kind !== 'thumb' || upload.ownerId !== ownerId) return refuse(121, 'Invalid hash');
    state.uploads.put(upload.id, { ...upload, spent: true });
    if (fields['set_thumb'] === '1') state.videos.put(video.key, { ...video, coverSha256: upload.sha256 });
    const shown: JsonRecord = { url: `${call.origin}/_blobs/${upload.sha256}`, width: upload.widthPixels };
    const photo = { photo_id: state.newId(), photo_owner_id: Number(ownerId), photo_hash: upload.hash };
    return respond({ ...photo, image: [{ ...shown, height: upload.heightPixels }] });
  });
}

/** Whose list is meant where nobody says so: that of whoever asks. Off another list than its owner's it still stands. */
export function deleteVideo(state: Vk, call: Call): Answer {
  const known = { owner_id: isOwner, video_id: isId, target_id: isOwner };
  const wanted = { scope: 'video', known, required: ['video_id'] };
  return inside(state, call, wanted, (person, fields) => {
    const { owner_id: ownerId = person.id, target_id: targetId = person.id, video_id: id } = fields;
    const video = state.videos.get(`${ownerId}_${id}`);
    if (!video) return accessDenied('video not found');
    if (!mayWrite(state, person, targetId)) return accessDenied('no access to this list of videos');
    if (targetId === ownerId) state.videos.remove(video.key);
    return respond(1);
  });
}
