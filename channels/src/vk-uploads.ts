// Pictures and a video go up before the post, one step each, as both of VK's channels do it: nothing stands on the wall yet.
import type { Post, PostFile } from '@herald/contract/post.ts';
import { z } from 'zod';
import { friendsOnly } from './audience-choices.ts';
import { beginAnew } from './begin-anew.ts';
import { chosenOf } from './chosen.ts';
import type { Account, Outside, Prepare, StepKept, StepTaken } from './channel.ts';
import type { OpenFile } from './open-file.ts';
import { type Failure, noticed, type Result } from './failure.ts';
import { addressIsOver, askUpload, askVk, groupOf, type Wall } from './vk-api.ts';
import { deleteVideo, videosIn } from './vk-videos.ts';

const mediaAtMost = 10;
const pieceBytes = 8 * 1_024 * 1_024;

const Server = z.object({ upload_url: z.url() });
const PhotoUp = z.object({ server: z.number(), photo: z.string(), hash: z.string() });
const Photos = z.tuple([z.object({ id: z.number().int(), owner_id: z.number().int() })]);
const Begun = z.object({
  upload_url: z.url(),
  video_id: z.number().int(),
  owner_id: z.number().int(),
});
const VideoUp = z.object({ size: z.number() });
/** What the thumbnail's server says is handed on as it is. */
const ThumbUp = z.record(z.string(), z.unknown());
const ThumbSet = z.object({ photo_id: z.number() });

/** Between the phases of a video: which one it is, and what of it is done. */
const KeptVideo = z.object({ uploadUrl: z.string(), ownerId: z.string(), videoId: z.string() });
type KeptVideo = z.infer<typeof KeptVideo>;

function picturesOf({ images }: Post) {
  return images.map((image, index) => ({ key: `picture-${index + 1}`, image }));
}

/** The steps in the order in which they are attached. */
export function keysOf(post: Post): string[] {
  return [...picturesOf(post).map(({ key }) => key), ...(post.video ? ['video'] : [])];
}

export function tooMany(post: Post): Failure | null {
  const count = keysOf(post).length;
  if (count <= mediaAtMost) return null;
  return noticed('media', `VK attaches ${mediaAtMost} pictures and videos at most, not ${count}`, 'too-many')
    .failure;
}

export function prepareOn(wall: Wall): Prepare {
  return {
    steps: (post) => keysOf(post).map((key) => ({ key })),

    async take(outside, account, post, { key }, kept) {
      const refused = tooMany(post);
      if (refused) return { ok: false, failure: refused };
      const at = { outside, account, wall };
      if (key === 'video' && post.video) return takeVideo(at, post, post.video, kept);
      const picture = picturesOf(post).find((one) => one.key === key);
      return picture ? takePicture(at, picture.image) : noticed('media', `The post has no ${key}`, 'no-step');
    },

    // A photo of the wall is in no list before its post is; a video is in its owner's, and opens to everybody.
    removeVideo: (outside, account, handle) => deleteVideo(outside, account, nameIn(handle)),
  };
}

/** Of a video that is done, or of one that was cut off on its way. */
function nameIn(handle: string): string {
  const [done] = videosIn({ handle });
  if (done !== undefined) return done;
  const { ownerId, videoId } = KeptVideo.parse(JSON.parse(handle));
  return `${ownerId}_${videoId}`;
}

type At = { readonly outside: Outside; readonly account: Account; readonly wall: Wall };

async function takePicture({ outside, account, wall }: At, image: PostFile): Promise<Result<StepTaken>> {
  const token = account.token.access;
  const group = groupOf(wall, account);
  const server = await askVk(outside, token, { method: 'photos.getWallUploadServer', ...group }, Server);
  if (!server.ok) return server;
  const file = { name: 'photo', ...(await outside.readFile(image.url)) };
  const up = await askUpload(outside, server.value.upload_url, file, PhotoUp);
  if (!up.ok) return up;
  // The server's own way to say no.
  if (up.value.photo === '[]' || up.value.photo === '')
    return noticed('media', `VK could not read ${image.name}`, 'no-photo');
  const whose = wall === 'group' ? group : { user_id: account.externalId };
  const saved = await askVk(
    outside,
    token,
    { method: 'photos.saveWallPhoto', ...whose, ...up.value },
    Photos,
  );
  if (!saved.ok) return saved;
  const [{ id, owner_id: ownerId }] = saved.value;
  return done(`photo${ownerId}_${id}`);
}

/** First its place, then its bytes, then its cover: what is done is not done again. */
async function takeVideo(
  at: At,
  post: Post,
  video: PostFile,
  kept: StepKept | null,
): Promise<Result<StepTaken>> {
  if (!kept) return beginVideo(at, post);
  const place = KeptVideo.parse(JSON.parse(kept.handle));
  const sent = kept.offset > 0 ? null : await sendVideo(at, place, video);
  if (sent && !sent.ok) return addressIsOver(sent.failure) ? anew(at, place, post, sent.failure) : sent;
  if (post.cover === null) return done(`video${place.ownerId}_${place.videoId}`);
  return sent ? goOn(place, video.sizeBytes) : setCover(at, place, post.cover);
}

async function beginVideo({ outside, account, wall }: At, post: Post): Promise<Result<StepTaken>> {
  const friends = chosenOf({ channelId: wall === 'group' ? 36 : 33 }, friendsOnly, post);
  if (!friends.ok) return friends;
  const asked = {
    name: post.title,
    ...groupOf(wall, account),
    // A video has an address of its own, and everybody may open it unless it says otherwise; a photo of the wall follows its post.
    privacy_view: friends.value === 'no' ? null : 'friends',
  };
  const begun = await askVk(outside, account.token.access, { method: 'video.save', ...asked }, Begun);
  if (!begun.ok) return begun;
  const { upload_url: uploadUrl, video_id: videoId, owner_id: ownerId } = begun.value;
  return goOn({ uploadUrl, ownerId: String(ownerId), videoId: String(videoId) }, 0);
}

/** The place without its film stands in VK's own list: it goes first. */
async function anew(
  at: At,
  { ownerId, videoId }: KeptVideo,
  post: Post,
  failure: Failure,
): Promise<Result<StepTaken>> {
  const deleted = await deleteVideo(at.outside, at.account, `${ownerId}_${videoId}`);
  return deleted.ok ? beginAnew(failure, () => beginVideo(at, post)) : deleted;
}

/** VK takes a video in one call only, whole. */
async function sendVideo(
  { outside }: At,
  { uploadUrl }: KeptVideo,
  video: PostFile,
): Promise<Result<unknown>> {
  const opened = await outside.openFile(video.url);
  const file = { name: 'video_file', bytes: await readWhole(opened), mimeType: opened.mimeType };
  return askUpload(outside, uploadUrl, file, VideoUp);
}

async function setCover(
  { outside, account }: At,
  { ownerId, videoId }: KeptVideo,
  cover: string,
): Promise<Result<StepTaken>> {
  const token = account.token.access;
  const server = await askVk(
    outside,
    token,
    { method: 'video.getThumbUploadUrl', owner_id: ownerId },
    Server,
  );
  if (!server.ok) return server;
  const file = { name: 'file', ...(await outside.readFile(cover)) };
  const up = await askUpload(outside, server.value.upload_url, file, ThumbUp);
  if (!up.ok) return up;
  const whose = { owner_id: ownerId, video_id: videoId, set_thumb: 1 };
  const thumb = { ...whose, thumb_json: JSON.stringify(up.value) };
  const set = await askVk(outside, token, { method: 'video.saveUploadedThumb', ...thumb }, ThumbSet);
  return set.ok ? done(`video${ownerId}_${videoId}`) : set;
}

async function readWhole(opened: OpenFile): Promise<Uint8Array<ArrayBuffer>> {
  const { sizeBytes } = opened;
  const whole = new Uint8Array(sizeBytes);
  for (let from = 0; from < sizeBytes; from += pieceBytes)
    whole.set(await opened.read(from, pieceBytes), from);
  return whole;
}

function goOn(place: KeptVideo, offset: number): Result<StepTaken> {
  const handle = JSON.stringify(place);
  return { ok: true, value: { state: 'more', handle, offset, askAgainInSeconds: 0 } };
}

function done(handle: string): Result<StepTaken> {
  return { ok: true, value: { state: 'done', handle, expiresInSeconds: null } };
}
