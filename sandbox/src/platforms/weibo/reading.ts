// Reading back: who somebody is, one post, and the newest five posts of the person whose token it is.
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import { inside } from './access.ts';
import { refuse } from './answers.ts';
import { from, isFlag, isId, isIds, problemWith } from './fields.ts';
import { showCounts, showPerson, showStatus } from './nodes.ts';
import type { Post, Weibo } from './state.ts';

const LISTED_AT_MOST = 100;
/** However many are asked for: older ones are listed to nobody. */
const SHOWN_AT_MOST = 5;
const RANGE = {
  uid: isId,
  since_id: isId,
  max_id: isId,
  count: from(1, LISTED_AT_MOST),
  page: from(1, 100),
  base_app: isFlag,
  feature: from(0, 4),
  trim_user: isFlag,
};

const isOut = (state: Weibo, post: Post): boolean => post.visibleAtMs <= state.world.now();

export function showUser(state: Weibo, call: Call): Answer {
  return inside(state, call, () => {
    const problem = problemWith(call, call.query, { required: { uid: isId } });
    const person = state.people.get(call.query['uid'] ?? '');
    return problem ?? (person ? json(200, showPerson(person, call.origin)) : refuse(10008, call));
  });
}

export function readPost(state: Weibo, call: Call): Answer {
  return inside(state, call, () => {
    const problem = problemWith(call, call.query, { required: { id: isId } });
    if (problem) return problem;
    const post = state.posts.get(call.query['id'] ?? '');
    return post && isOut(state, post) ? json(200, showStatus(state, post, call.origin)) : refuse(20101, call);
  });
}

/** Of as many as a hundred posts at once; one that does not stand is left out. */
export function countPosts(state: Weibo, call: Call): Answer {
  return inside(state, call, () => {
    const problem = problemWith(call, call.query, { required: { ids: isIds } });
    if (problem) return problem;
    const posts = (call.query['ids'] ?? '').split(',').flatMap((id) => state.posts.get(id) ?? []);
    const standing = posts.filter((post) => isOut(state, post));
    return json(
      200,
      standing.map((post) => showCounts(state, post)),
    );
  });
}

export function listPosts(state: Weibo, call: Call): Answer {
  return inside(state, call, (person) => {
    const problem = problemWith(call, call.query, { required: {}, optional: RANGE });
    if (problem) return problem;
    const { uid = person.id, count = '20', page = '1', since_id: since = '0', max_id: most } = call.query;
    if (uid !== person.id) return refuse(10014, call);
    const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
    const isAsked = ({ id }: Post): boolean =>
      BigInt(id) > BigInt(since) && (most === undefined || BigInt(id) <= BigInt(most));
    const newest = state.posts
      .of(uid)
      .filter((post) => isOut(state, post) && post.madeAtMs <= hiddenNewerThanMs)
      .toReversed()
      .slice(droppedNewestCount)
      .slice(0, SHOWN_AT_MOST);
    const all = newest.filter(isAsked);
    const first = (Number(page) - 1) * Number(count);
    const statuses = all
      .slice(first, first + Number(count))
      .map((post) => showStatus(state, post, call.origin));
    return json(200, { statuses, previous_cursor: 0, next_cursor: 0, total_number: all.length });
  });
}
