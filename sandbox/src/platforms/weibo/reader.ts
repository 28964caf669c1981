// A post on Weibo as its readers see it.
import type { Answer, Call } from '../../call.ts';
import { page, postCard } from '../../page.ts';
import type { Post, Weibo } from './state.ts';
import { shortId } from './text.ts';

const gone = (): Answer =>
  page(
    404,
    '微博',
    '<section><h1>抱歉，该内容不存在</h1><p>It was deleted or never stood here.</p></section>',
    'weibo',
  );

function card(state: Weibo, post: Post): string {
  return postCard({
    accountName: state.people.get(post.personId)?.name ?? '',
    accountLine: `weibo.com/u/${post.personId}`,
    text: post.text,
    pictures: post.sha256 === null ? [] : [{ sha256: post.sha256, altText: '' }],
    atMs: post.madeAtMs,
  });
}

/** Under its author's number and its own in letters. */
export function showPost(state: Weibo, call: Call): Answer {
  const { uid = '', id } = call.params;
  const posts = state.posts.of(uid).filter((one) => one.visibleAtMs <= state.world.now());
  const post = posts.find((one) => shortId(one.id) === id);
  if (!post) return gone();
  state.world.readers.opened('weibo', post.id, call);
  return page(200, `${state.people.get(uid)?.name ?? ''}的微博`, card(state, post), 'weibo');
}

export function showProfile(state: Weibo, call: Call): Answer {
  const person = state.people.get(call.params['uid'] ?? '');
  if (!person) return gone();
  const posts = state.posts.of(person.id).filter((one) => one.visibleAtMs <= state.world.now());
  const newest = posts.toReversed().slice(0, 50);
  const cards = newest.map((one) => card(state, one)).join('');
  return page(200, `${person.name}的微博`, cards || '<section>还没有微博</section>', 'weibo');
}
