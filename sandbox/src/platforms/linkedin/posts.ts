// Posts of members and pages: put up, their words changed, taken down.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, visibleFrom } from '../../call.ts';
import { isText } from '../../checks.ts';
import { isRecord, textAt } from '../../json.ts';
import { appliedBy, type Visibility } from '../../ledger.ts';
import type { Entry } from './access.ts';
import { inside, problemWithAuthor } from './access.ts';
import { duplicateOf, invalidValue, notThere, rateLimited } from './answers.ts';
import { problemWithPath, readBody, recordOf } from './fields.ts';
import type { Content } from './rules.ts';
import { CREATE, readCommentary, readContent } from './rules.ts';
import type { LinkedIn, Post } from './state.ts';
import { shaOfMedia } from './state.ts';

const TWIN_WITHIN_MS = 600_000;
const CALLS_A_DAY = 150;
const DAY_SECONDS = 86_400;
const EMPTY = { kind: 'none' } as const;

export function publish(state: LinkedIn, call: Call): Answer {
  return inside(state, call, undefined, (entry) => {
    const body = readBody(call, CREATE);
    if (isAnswer(body)) return body;
    const author = textAt(body, 'author') ?? '';
    const denied = problemWithAuthor(state, entry, author, 'write', 'posts.CREATE');
    if (denied) return denied;
    if (isFull(state, entry)) return rateLimited();
    const words = readCommentary(textAt(body, 'commentary') ?? '');
    if (isAnswer(words)) return words;
    const content = readContent(state, call, author, body);
    if (isAnswer(content)) return content;
    if (words.text.trim() === '' && content.content === null)
      return invalidValue('commentary', 'A post needs words or content');
    const twin = twinOf(state, author, words.text, content);
    if (twin) return duplicateOf(twin.urn);
    const distribution = isRecord(body['distribution']) ? body['distribution'] : {};
    const post = addPost(state, call, {
      ...content,
      author,
      text: words.text,
      commentary: words.kept,
      visibility: textAt(body, 'visibility') ?? '',
      feedDistribution: textAt(distribution, 'feedDistribution') ?? '',
      isReshareDisabledByAuthor: body['isReshareDisabledByAuthor'] === true,
    });
    const headers = { 'x-restli-id': post.urn, 'x-linkedin-id': post.urn };
    return { status: 201, headers, body: EMPTY };
  });
}

/** The published limits count a member, whichever page he writes for. */
function isFull({ world }: LinkedIn, { member }: Entry): boolean {
  const wanted = world.settings.rateLimit.linkedin;
  if (wanted === 'off') return false;
  const limit = wanted === 'documented' ? { calls: CALLS_A_DAY, windowSeconds: DAY_SECONDS } : wanted;
  const key = `linkedin/${member.id}/posts`;
  return world.rates.take(key, limit.calls, limit.windowSeconds, world.now()).exceeded;
}

function twinOf(
  state: LinkedIn,
  author: string,
  text: string,
  { media, article }: Content,
): Post | undefined {
  const { settings, now } = state.world;
  if (!settings.duplicateFilter.linkedin) return undefined;
  const sameMedia = shaOfMedia(state, media).join();
  const recent = state.posts.of(author).slice(settings.duplicateScope.linkedin === 'consecutive' ? -1 : 0);
  return recent.find(
    (post) =>
      post.text === text &&
      post.article?.source === article?.source &&
      post.madeAtMs > now() - TWIN_WITHIN_MS &&
      shaOfMedia(state, post.media).join() === sameMedia,
  );
}

type Written = Omit<Post, 'urn' | 'madeAtMs' | 'changedAtMs' | 'visibleAtMs'>;

function addPost(state: LinkedIn, call: Call, written: Written): Post {
  const { world } = state;
  const nowMs = world.now();
  const heldForMs = call.bent.heldForMs ?? 0;
  const kind = written.media.some(({ urn }) => urn.startsWith('urn:li:video:')) ? 'ugcPost' : 'share';
  const urn = `urn:li:${kind}:${state.newNumber()}`;
  const times = { madeAtMs: nowMs, changedAtMs: nowMs, visibleAtMs: visibleFrom(call, nowMs) };
  const post: Post = { ...written, urn, ...times };
  state.posts.put(urn, post);
  world.ledger.posted({
    platform: 'linkedin',
    account: post.author,
    externalId: urn,
    text: post.text,
    mediaSha256s: shaOfMedia(state, post.media),
    visibility: visibilityOf(post),
    ...appliedBy(call, nowMs),
    ...(post.article === null ? {} : { link: post.article.source }),
  });
  if (call.bent.flipsTo === 'gone') world.later(heldForMs, () => takeDown(state, urn));
  return post;
}

function visibilityOf({ visibility }: Post): Visibility {
  if (visibility === 'CONNECTIONS') return 'connections';
  return visibility === 'LOGGED_IN' ? 'signed-in' : 'public';
}

function takeDown(state: LinkedIn, urn: string): void {
  state.posts.remove(urn);
  state.world.ledger.removed('linkedin', urn, state.world.now());
}

export function edit(state: LinkedIn, call: Call): Answer {
  return inside(state, call, 'PARTIAL_UPDATE', (entry) => {
    const set = recordOf({ required: { commentary: isText } });
    const body = readBody(call, { required: { patch: recordOf({ required: { $set: set } }) } });
    if (isAnswer(body)) return body;
    const post = state.posts.get(call.params['urn'] ?? '');
    const wrong = problemWithPath(call);
    if (wrong || !post) return wrong ?? notThere('Post');
    const denied = problemWithAuthor(state, entry, post.author, 'write', 'posts.PARTIAL_UPDATE');
    if (denied) return denied;
    const patch = isRecord(body['patch']) && isRecord(body['patch']['$set']) ? body['patch']['$set'] : {};
    const words = readCommentary(textAt(patch, 'commentary') ?? '');
    if (isAnswer(words)) return words;
    const atMs = state.world.now();
    const { text, kept: commentary } = words;
    state.posts.put(post.urn, { ...post, text, commentary, changedAtMs: atMs });
    state.world.ledger.edited('linkedin', post.urn, {
      atMs,
      firstByteAtMs: call.firstByteAtMs,
      text,
      mediaSha256s: shaOfMedia(state, post.media),
      visibility: visibilityOf(post),
    });
    return { status: 204, headers: {}, body: EMPTY };
  });
}

/** What is gone is gone: asked twice the answer is the same. */
export function remove(state: LinkedIn, call: Call): Answer {
  return inside(state, call, 'DELETE', (entry) => {
    const wrong = problemWithPath(call);
    if (wrong) return wrong;
    const post = state.posts.get(call.params['urn'] ?? '');
    const denied = post && problemWithAuthor(state, entry, post.author, 'write', 'posts.DELETE');
    if (denied) return denied;
    if (post) takeDown(state, post.urn);
    return { status: 204, headers: {}, body: EMPTY };
  });
}
