// Reading back: one post by its urn, or an author's posts, what was changed last first. Members' posts are closed.
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import { isText, oneOf } from '../../checks.ts';
import { inside, problemWithAuthor } from './access.ts';
import { invalidValue, notThere } from './answers.ts';
import { isAuthor, problemWithPath, problemWithQuery } from './fields.ts';
import { showPost } from './nodes.ts';
import type { LinkedIn, Post } from './state.ts';

const LISTED_AT_MOST = 100;

const isOut = (state: LinkedIn, post: Post): boolean => post.visibleAtMs <= state.world.now();

export function readPost(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, (entry) => {
    const problem = problemWithPath(call) ?? problemWithQuery(call, {});
    if (problem) return problem;
    const post = state.posts.get(call.params['urn'] ?? '');
    if (!post || !isOut(state, post)) return notThere('Post');
    return problemWithAuthor(state, entry, post.author, 'read', 'posts.GET') ?? json(200, showPost(post));
  });
}

export function listPosts(state: LinkedIn, call: Call): Answer {
  return inside(state, call, 'FINDER', (entry) => {
    const problem = problemWithQuery(call, {
      required: { q: oneOf('author'), author: isAuthor },
      optional: { sortBy: oneOf('LAST_MODIFIED', 'CREATED'), start: isText, count: isText, isDsc: isText },
    });
    if (problem) return problem;
    const { author = '', start = '0', count = '10', sortBy = 'LAST_MODIFIED' } = call.query;
    if (!/^\d{1,6}$/.test(start)) return invalidValue('start');
    if (!/^\d{1,3}$/.test(count) || Number(count) > LISTED_AT_MOST) return invalidValue('count');
    const denied = problemWithAuthor(state, entry, author, 'read', 'posts.FINDER-author');
    if (denied) return denied;
    const { hiddenNewerThanMs = Infinity, droppedNewestCount = 0 } = call.bent;
    const timeOf = (post: Post): number => (sortBy === 'CREATED' ? post.madeAtMs : post.changedAtMs);
    const all = state.posts
      .of(author)
      .filter((post) => isOut(state, post) && post.madeAtMs <= hiddenNewerThanMs)
      .toReversed()
      .toSorted((one, other) => timeOf(other) - timeOf(one))
      .slice(droppedNewestCount);
    const elements = all.slice(Number(start), Number(start) + Number(count)).map(showPost);
    const paging = { start: Number(start), count: Number(count), total: all.length, links: [] };
    return json(200, { elements, paging });
  });
}
