// Reading back: a container's status, one post, an account's posts newest first, and how many it may still publish.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import type { Done } from '../../readers.ts';
import { enter, secretOf } from './access.ts';
import { invalid, nothingThere } from './answers.ts';
import { BASIC, INSIGHTS, PUBLISH } from './demo.ts';
import { namesIn, pick, readBag } from './fields.ts';
import { containerShown, MEDIA_FIELDS, mediaShown } from './nodes.ts';
import { QUOTA, usageOf } from './posts.ts';
import type { Instagram, Media } from './state.ts';

const LARGEST_LIMIT = 100;

export function readNode(state: Instagram, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const container = state.containers.get(id);
  const media = state.media.get(id);
  const accountId = container?.accountId ?? media?.accountId;
  const page = enter(state, secretOf(call), accountId ?? id, BASIC);
  if (isAnswer(page)) return page;
  const brought = readBag(call, { fields: 'text' });
  if (isAnswer(brought)) return brought;
  const shown = container
    ? containerShown(state, container)
    : media
      ? mediaShown(state, media, call.origin)
      : page.bound && { ...page.bound };
  if (!shown) return nothingThere(id);
  const picked = pick(shown, `id,${brought['fields'] ?? ''}`);
  return isAnswer(picked) ? picked : json(200, picked);
}

/** What Graph still counts of a post; impressions, plays and video_views are no metrics any more. */
const COUNTED: Record<string, (done: Done) => number> = {
  views: ({ views }) => views,
  reach: ({ viewers }) => viewers,
  saved: ({ saves }) => saves,
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  shares: ({ shares }) => shares,
  total_interactions: ({ saves, likes, comments, shares }) => saves + likes + comments + shares,
};

/** `/{media}/insights`: what readers did with a post since it was published. */
export function readInsights(state: Instagram, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const media = state.media.get(id);
  if (!media) return nothingThere(id);
  const page = enter(state, secretOf(call), media.accountId, INSIGHTS);
  if (isAnswer(page)) return page;
  const brought = readBag(call, { metric: 'text' });
  if (isAnswer(brought)) return brought;
  const names = (brought['metric'] ?? '').split(',');
  const strange = names.find((name) => COUNTED[name] === undefined);
  if (strange !== undefined)
    return invalid(`metric[0] must be one of the following values: ${Object.keys(COUNTED).join(', ')}`);
  const done = state.world.readers.of('instagram', id);
  const data = names.map((name) => ({
    name,
    period: 'lifetime',
    values: [{ value: COUNTED[name]?.(done) ?? 0 }],
    id: `${id}/insights/${name}/lifetime`,
  }));
  return json(200, { data });
}

export function showQuota(state: Instagram, call: Call): Answer {
  const accountId = call.params['id'] ?? '';
  const page = enter(state, secretOf(call), accountId, PUBLISH);
  if (isAnswer(page)) return page;
  const brought = readBag(call, { fields: 'text' });
  if (isAnswer(brought)) return brought;
  const config = { quota_total: QUOTA.total, quota_duration: QUOTA.seconds };
  const all = { quota_usage: usageOf(state, accountId), config };
  const picked = pick(all, brought['fields'] ?? 'quota_usage');
  return isAnswer(picked) ? picked : json(200, { data: [picked] });
}

function seen(state: Instagram, call: Call, accountId: string, brought: Record<string, string>): Media[] {
  const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
  const since = Number(brought['since'] ?? 0) * 1_000;
  const until = Number(brought['until'] ?? Infinity) * 1_000;
  return state.media
    .of(accountId)
    .filter(({ publishedAtMs: at }) => at >= since && at < until + 1_000 && at <= hiddenNewerThanMs)
    .toReversed()
    .slice(droppedNewestCount);
}

export function listMedia(state: Instagram, call: Call): Answer {
  const accountId = call.params['id'] ?? '';
  const page = enter(state, secretOf(call), accountId, BASIC);
  if (isAnswer(page)) return page;
  const brought = readBag(call, {
    fields: 'text',
    since: 'whole',
    until: 'whole',
    limit: 'whole',
    after: 'whole',
  });
  if (isAnswer(brought)) return brought;
  const strange = namesIn(brought['fields'] ?? '').find((name) => !MEDIA_FIELDS.includes(name));
  if (strange !== undefined) return invalid(`Tried accessing nonexisting field (${strange})`);
  const limit = Number(brought['limit'] ?? 25);
  if (limit < 1 || limit > LARGEST_LIMIT) return invalid('Param limit must be between 1 and 100');
  const all = seen(state, call, accountId, brought);
  const last = brought['after'];
  const start = last === undefined ? 0 : all.findIndex(({ id }) => id === last) + 1;
  const rows = all.slice(start, start + limit);
  const data: JsonRecord[] = [];
  for (const media of rows) {
    const picked = pick(mediaShown(state, media, call.origin), `id,${brought['fields'] ?? ''}`);
    if (isAnswer(picked)) return picked;
    data.push(picked);
  }
  const cursor = rows.at(-1)?.id;
  if (cursor === undefined) return json(200, { data });
  const next = start + limit < all.length ? { next: `${call.origin}${call.url}` } : {};
  return json(200, { data, paging: { cursors: { after: cursor }, ...next } });
}
