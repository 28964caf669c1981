// Videos that stand: read by their names or as their owner's list, and deleted from the list that is named.
import type { Answer, Call } from '../../call.ts';
import { inside } from './access.ts';
import { accessDenied, invalid, respond } from './answers.ts';
import { broughtBy, isFlag, isId, isOwner, isText, isWhole } from './fields.ts';
import { showVideo } from './nodes.ts';
import { mayWrite, type Vk } from './state.ts';

const LISTED_AT_MOST = 200;

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

/** One by its name, or a list. */
export const isRead = (call: Call): boolean => broughtBy(call)['videos'] !== undefined;

export function readVideos(state: Vk, call: Call): Answer {
  const known = {
    owner_id: isOwner,
    videos: isText,
    album_id: isId,
    count: isWhole,
    offset: isWhole,
    extended: isFlag,
    fields: isText,
  };
  return inside(state, call, { scope: 'video', known }, (person, fields) => {
    const { owner_id: ownerId = person.id, videos, count = '100', offset = '0' } = fields;
    if (Number(count) > LISTED_AT_MOST) return invalid(`count should be less or equal to ${LISTED_AT_MOST}`);
    const names = videos?.split(',') ?? null;
    if (names !== null && !names.every((name) => /^-?\d+_\d+(?:_\w+)?$/.test(name)))
      return invalid('invalid videos param');
    const keys = names?.map((name) => name.split('_').slice(0, 2).join('_'));
    const found = [...state.videos.values()].filter((video) =>
      keys ? keys.includes(video.key) : video.ownerId === ownerId,
    );
    const shown = found.toReversed().slice(Number(offset), Number(offset) + Number(count));
    const items = shown.map((video) => showVideo(video, state.world.now()));
    return respond({ count: found.length, items });
  });
}
