// The one door through which an ordinary application publishes: a link of its own site, with words and a picture.
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import { readPicture } from '../../pictures.ts';
import { inside, spend } from './access.ts';
import { refuse } from './answers.ts';
import { APP } from './demo.ts';
import { isAddress, isText, problemWith } from './fields.ts';
import { showStatus } from './nodes.ts';
import type { Person, Post, Weibo } from './state.ts';
import { hasTopic, hostsIn, LONGEST_WEIGHT, weightOf } from './text.ts';

const LARGEST_PICTURE_BYTES = 5 * 1_024 * 1_024;
const POSTS_AN_HOUR = 30;
const DAY_MS = 86_400_000;

export function share(state: Weibo, call: Call): Answer {
  return inside(state, call, (person) => {
    const fields = formOf(call);
    const shape = { required: { status: isText, rip: isAddress } };
    const problem = problemWith(call, call.query, { required: {} }) ?? problemWith(call, fields, shape);
    if (problem) return problem;
    const text = fields['status'] ?? '';
    const wrong = problemWithText(call, text) ?? problemWithPicture(call);
    if (wrong) return wrong;
    const sha256 = call.body.kind === 'multipart' ? (call.body.uploads[0]?.sha256 ?? null) : null;
    const twin = twinOf(state, person, text, sha256);
    if (twin) return refuse(twin, call);
    if (!spend(state, `weibo/posts/${person.id}`, POSTS_AN_HOUR, 3_600)) return refuse(20016, call);
    return json(200, showStatus(state, addPost(state, call, person, text), call.origin));
  });
}

/** What only applications with advanced permission may do. */
export function beyond(state: Weibo, call: Call): Answer {
  return inside(state, call, () => refuse(10014, call));
}

function problemWithText(call: Call, text: string): Answer | undefined {
  if (text.trim() === '') return refuse(20008, call);
  if (weightOf(text) > LONGEST_WEIGHT) return refuse(20012, call);
  if (hasTopic(text)) return refuse(20021, call);
  const hosts = hostsIn(text);
  const isOwn = (host: string): boolean =>
    APP.safeDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return hosts.length > 0 && hosts.every(isOwn) ? undefined : refuse(10017, call);
}

/** A form of parts is for a picture, and for one. */
function problemWithPicture(call: Call): Answer | undefined {
  const { body } = call;
  if (body.kind !== 'multipart') return undefined;
  const [picture, ...more] = body.uploads;
  if (picture?.fieldName !== 'pic' || more.length > 0) return refuse(10008, call);
  const type = readPicture(picture.bytes)?.type ?? '';
  if (!['jpeg', 'gif', 'png'].includes(type)) return refuse(20005, call);
  return picture.bytes.length < LARGEST_PICTURE_BYTES ? undefined : refuse(20006, call);
}

/** The same again is a repeat; the same but for its spaces and signs is too like. */
function twinOf(
  state: Weibo,
  person: Person,
  text: string,
  sha256: string | null,
): 20017 | 20019 | undefined {
  const { settings, now } = state.world;
  if (!settings.duplicateFilter.weibo) return undefined;
  const words = (one: string): string => one.replace(/[\s\p{P}]/gu, '');
  const recent = state.posts
    .of(person.id)
    .slice(settings.duplicateScope.weibo === 'consecutive' ? -1 : -200)
    .filter((post) => post.madeAtMs > now() - DAY_MS && post.sha256 === sha256);
  if (recent.some((post) => post.text === text)) return 20019;
  return recent.some((post) => words(post.text) === words(text)) ? 20017 : undefined;
}

function addPost(state: Weibo, call: Call, person: Person, text: string): Post {
  const { world } = state;
  const nowMs = world.now();
  const heldForMs = call.bent.heldForMs ?? 0;
  const [picture] = call.body.kind === 'multipart' ? call.body.uploads : [];
  const sha256 = picture ? world.blobs.keep(picture.bytes) : null;
  const times = { madeAtMs: nowMs, visibleAtMs: nowMs + heldForMs };
  const post: Post = { id: state.newId(), personId: person.id, text, sha256, ...times };
  state.posts.put(post.id, post);
  const tag = call.headers['x-client-tag'];
  world.ledger.posted({
    platform: 'weibo',
    account: person.id,
    externalId: post.id,
    text,
    mediaSha256s: sha256 === null ? [] : [sha256],
    visibility: 'public',
    requestFirstByteAt: new Date(call.firstByteAtMs).toISOString(),
    appliedAt: new Date(nowMs).toISOString(),
    edits: [],
    ...(tag === undefined ? {} : { clientTag: tag }),
  });
  if (call.bent.flipsTo === 'gone') world.later(heldForMs, () => takeDown(state, post.id));
  return post;
}

function takeDown(state: Weibo, postId: string): void {
  state.posts.remove(postId);
  state.world.ledger.removed('weibo', postId, state.world.now());
}
