// The one door through which an ordinary application publishes: a link of its own site, with words and a picture.
import type { Answer, Call } from '../../call.ts';
import { formOf, json, visibleFrom } from '../../call.ts';
import { appliedBy } from '../../ledger.ts';
import { inside, spend } from './access.ts';
import { refuse } from './answers.ts';
import { isAddress, isText, problemWith } from './fields.ts';
import { keepPicture, problemWithPicture } from './media.ts';
import { showStatus } from './nodes.ts';
import { problemWithText, twinOf } from './rules.ts';
import type { Person, Post, Weibo } from './state.ts';

const POSTS_AN_HOUR = 30;

export function share(state: Weibo, call: Call): Answer {
  return inside(state, call, (person) => {
    const fields = formOf(call);
    const shape = { required: { status: isText, rip: isAddress } };
    const problem = problemWith(call, call.query, { required: {} }) ?? problemWith(call, fields, shape);
    if (problem) return problem;
    const text = fields['status'] ?? '';
    const wrong = problemWithText(call, text) ?? problemWithPicture(call);
    if (wrong) return wrong;
    const sha256 = keepPicture(state, call);
    const twin = twinOf(state, person, text, sha256);
    if (twin) return refuse(twin, call);
    if (!spend(state, `weibo/posts/${person.id}`, POSTS_AN_HOUR, 3_600)) return refuse(20016, call);
    return json(200, showStatus(state, addPost(state, call, person, { text, sha256 }), call.origin));
  });
}

/** What only applications with advanced permission may do. */
export function beyond(state: Weibo, call: Call): Answer {
  return inside(state, call, () => refuse(10014, call));
}

function addPost(
  state: Weibo,
  call: Call,
  person: Person,
  { text, sha256 }: Pick<Post, 'text' | 'sha256'>,
): Post {
  const { world } = state;
  const nowMs = world.now();
  const heldForMs = call.bent.heldForMs ?? 0;
  const times = { madeAtMs: nowMs, visibleAtMs: visibleFrom(call, nowMs) };
  const post: Post = { id: state.newId(), personId: person.id, text, sha256, ...times };
  state.posts.put(post.id, post);
  world.ledger.posted({
    platform: 'weibo',
    account: person.id,
    externalId: post.id,
    text,
    mediaSha256s: sha256 === null ? [] : [sha256],
    visibility: 'public',
    ...appliedBy(call, nowMs),
  });
  if (call.bent.flipsTo === 'gone') world.later(heldForMs, () => takeDown(state, post.id));
  return post;
}

function takeDown(state: Weibo, postId: string): void {
  state.posts.remove(postId);
  state.world.ledger.removed('weibo', postId, state.world.now());
}
