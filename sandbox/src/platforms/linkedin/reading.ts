// Reading back: one post by its urn, or an author's posts, what was changed last first. Members' posts are closed.
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import { isText, oneOf } from '../../checks.ts';
import { inside, problemWithAuthor } from './access.ts';
import { accessDenied, invalidValue, notThere } from './answers.ts';
import { isAuthor, problemWithPath, problemWithQuery } from './fields.ts';
import { showCounts, showPost } from './nodes.ts';
import { idIn, type LinkedIn, type Post } from './state.ts';

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

/** A list of urns as Rest.li writes one: brackets and commas bare, each urn encoded. */
const LIST = /[?&](shares|ugcPosts)=List\(((?:urn%3Ali%3A(?:share|ugcPost)%3A\d+,?)+)\)(?:&|$)/i;

/** What readers did with posts of a page, ever since; those that nobody saw yet are not listed. */
export function countPosts(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, ({ member, token }) => {
    const problem = problemWithQuery(call, {
      required: { q: oneOf('organizationalEntity'), organizationalEntity: isAuthor },
      optional: { shares: isText, ugcPosts: isText },
    });
    if (problem) return problem;
    const { organizationalEntity: urn = '' } = call.query;
    const role = state.organisations.get(idIn(urn))?.roles[member.id];
    // Narrower than for writing: reports are for administrators.
    if (role !== 'ADMINISTRATOR' || !token.scopes.includes('rw_organization_admin'))
      return accessDenied('organizationalEntityShareStatistics.FINDER-organizationalEntity');
    const [, name = '', listed = ''] = LIST.exec(call.url) ?? [];
    const urns = decodeURIComponent(listed).split(',');
    const kind = name === 'shares' ? 'urn:li:share:' : 'urn:li:ugcPost:';
    if (listed === '' || !urns.every((one) => one.startsWith(kind))) return invalidValue(name || 'shares');
    const elements = urns.flatMap((one) => {
      const isHers = state.posts.get(one)?.author === urn;
      return isHers ? showCounts(state, urn, one, kind) : [];
    });
    return json(200, { elements, paging: { start: 0, count: 10, links: [] } });
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
