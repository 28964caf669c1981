// Posts: a container that is ready becomes one, once; and they can be taken away.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { appliedBy } from '../../ledger.ts';
import { enter, secretOf } from './access.ts';
import { expired, invalid, nothingThere, quotaUsed, refuse } from './answers.ts';
import { COMMENTS, MANAGE, PUBLISH } from './demo.ts';
import { readBag } from './fields.ts';
import { problemWithStatus } from './rules.ts';
import { newId, newShortcode, piecesOf, type Container, type Instagram } from './state.ts';

/** Of two documented figures (50 and 100) the stricter holds here. */
export const QUOTA = { total: 50, seconds: 86_400 };

export function usageOf({ media, world }: Instagram, accountId: string): number {
  const since = world.now() - QUOTA.seconds * 1_000;
  return media.of(accountId).filter(({ publishedAtMs }) => publishedAtMs > since).length;
}

export function publish(state: Instagram, call: Call): Answer {
  const accountId = call.params['id'] ?? '';
  const page = enter(state, secretOf(call), accountId, PUBLISH);
  if (isAnswer(page)) return page;
  const brought = readBag(call, { creation_id: 'whole' });
  if (isAnswer(brought)) return brought;
  const container = state.containers.get(brought['creation_id'] ?? '');
  if (!container || container.accountId !== accountId)
    return refuse(24, 2207006, 'The requested resource does not exist');
  if (container.isItem) return refuse(24, 2207008, 'The media builder does not exist');
  if (call.bent.handlesExpire === true) return expired();
  const problem = problemWithStatus(state, container);
  if (problem) return problem;
  const isCounted = state.world.settings.rateLimit.instagram !== 'off';
  if (isCounted && usageOf(state, accountId) >= QUOTA.total) return quotaUsed();
  return json(200, { id: goLive(state, call, container) });
}

function goLive(state: Instagram, call: Call, container: Container): string {
  const { world } = state;
  const { id: containerId, accountId, caption } = container;
  const id = newId();
  const publishedAtMs = world.now();
  state.containers.put(containerId, { ...container, mediaId: id });
  state.media.put(id, { id, accountId, containerId, shortcode: newShortcode(), publishedAtMs });
  world.ledger.posted({
    platform: 'instagram',
    account: accountId,
    externalId: id,
    text: caption,
    mediaSha256s: piecesOf(state, container).flatMap(({ sha256 }) => sha256 ?? []),
    visibility: 'public',
    ...appliedBy(call, publishedAtMs),
  });
  return id;
}

/** `POST /{ig-media-id}`: the one thing of a post that can be changed. */
export function setComments(state: Instagram, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const media = state.media.get(id);
  if (!media) return nothingThere(id);
  const page = enter(state, secretOf(call), media.accountId, COMMENTS);
  if (isAnswer(page)) return page;
  const brought = readBag(call, { comment_enabled: 'yesNo' });
  if (isAnswer(brought)) return brought;
  const enabled = brought['comment_enabled'];
  if (enabled === undefined) return invalid('The parameter comment_enabled is required');
  state.media.put(id, { ...media, areCommentsClosed: enabled === 'false' });
  return json(200, { success: true });
}

export function remove(state: Instagram, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const media = state.media.get(id);
  if (!media) return nothingThere(id);
  const page = enter(state, secretOf(call), media.accountId, MANAGE);
  if (isAnswer(page)) return page;
  const brought = readBag(call, {});
  if (isAnswer(brought)) return brought;
  state.media.remove(id);
  state.world.ledger.removed('instagram', id, state.world.now());
  return json(200, { success: true, deleted_id: id });
}
