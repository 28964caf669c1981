// Reading back: posts and videos by their ids, or a wall or a list of videos, newest first.
import type { Answer, Call } from '../../call.ts';
import { inside } from './access.ts';
import { invalid, respond } from './answers.ts';
import { broughtBy, isFlag, isId, isOwner, isText, isWhole, oneOf } from './fields.ts';
import { showPost, showVideo } from './nodes.ts';
import type { Vk } from './state.ts';

const LISTED_AT_MOST = 100;
const VIDEOS_AT_MOST = 200;
const WALL = {
  owner_id: isOwner,
  offset: isWhole,
  count: isWhole,
  filter: oneOf('owner', 'all'),
  extended: isFlag,
  fields: isText,
};

export function listWall(state: Vk, call: Call): Answer {
  return inside(state, call, { scope: null, known: WALL }, (person, fields) => {
    const { owner_id: ownerId = person.id, count = '20', offset = '0' } = fields;
    if (Number(count) > LISTED_AT_MOST) return invalid(`count should be less or equal to ${LISTED_AT_MOST}`);
    const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
    const shown = state.posts.of(ownerId).filter((post) => post.madeAtMs <= hiddenNewerThanMs);
    const newest = shown.toReversed().slice(droppedNewestCount);
    const items = newest.slice(Number(offset), Number(offset) + Number(count));
    return respond({ count: newest.length, items: items.map((post) => showPost(state, post, call.origin)) });
  });
}

export function readPosts(state: Vk, call: Call): Answer {
  const known = { posts: isText, extended: isFlag, copy_history_depth: isWhole, fields: isText };
  return inside(state, call, { scope: null, known, required: ['posts'] }, (_person, { posts = '' }) => {
    const keys = posts.split(',');
    if (keys.length > LISTED_AT_MOST || !keys.every((key) => /^-?\d+_\d+$/.test(key)))
      return invalid('invalid posts param');
    const found = keys.flatMap((key) => state.posts.get(key) ?? []);
    return respond({ items: found.map((post) => showPost(state, post, call.origin)) });
  });
}

/** One by its name, or a list. */
export const namesVideos = (call: Call): boolean => broughtBy(call)['videos'] !== undefined;

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
    if (Number(count) > VIDEOS_AT_MOST) return invalid(`count should be less or equal to ${VIDEOS_AT_MOST}`);
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
