// Posts on a wall: put up once for each guid, changed within a day, taken down.
import type { Answer, Call } from '../../call.ts';
import { isAnswer } from '../../call.ts';
import { appliedBy, type Visibility } from '../../ledger.ts';
import { inside } from './access.ts';
import { accessDenied, invalid, mayNotPost, respond } from './answers.ts';
import type { Fields, Known } from './fields.ts';
import { isFlag, isId, isOwner, isText, isWhole, oneOf } from './fields.ts';
import { problemWithDay, readContent } from './rules.ts';
import type { Content } from './rules.ts';
import { accountOf, mayWrite, shaOfMedia } from './state.ts';
import type { Person, Post, Vk } from './state.ts';

const EDIT_WITHIN_MS = 86_400_000;
const CONTENT: Known = { owner_id: isOwner, message: isText, attachments: isText, signed: isFlag };
const CREATE: Known = {
  ...CONTENT,
  from_group: isFlag,
  guid: isText,
  friends_only: isFlag,
  close_comments: isFlag,
  mute_notifications: isFlag,
  mark_as_ads: isFlag,
  copyright: isText,
  lat: isText,
  long: isText,
  place_id: isId,
  link_title: isText,
  link_photo_id: isText,
  primary_attachments_mode: oneOf('grid', 'carousel'),
  photo_attachments_crop: isText,
  publish_date: isWhole,
  post_id: isId,
  services: isText,
  donut_paid_duration: isWhole,
};
const NOT_PLAYED = ['publish_date', 'post_id', 'services', 'donut_paid_duration'];
const EDIT: Known = {
  ...CONTENT,
  post_id: isId,
  friends_only: isFlag,
  close_comments: isFlag,
  copyright: isText,
};

export function publish(state: Vk, call: Call): Answer {
  return inside(state, call, { scope: 'wall', known: CREATE }, (person, fields) => {
    const { owner_id: ownerId = person.id, guid } = fields;
    const played = NOT_PLAYED.find((name) => fields[name] !== undefined);
    if (played !== undefined) return invalid(`${played} is not part of this stand-in`);
    if (!mayWrite(state, person, ownerId)) return mayNotPost();
    if (fields['friends_only'] === '1' && ownerId.startsWith('-'))
      return invalid('friends_only is for walls of people');
    const key = guid === undefined ? null : `${person.id}/${ownerId}/${guid}`;
    const former = state.guids.get(key ?? '');
    const knownSince = state.world.now() - state.world.settings.guidSeconds * 1_000;
    if (former && former.atMs > knownSince) return respond({ post_id: former.postId });
    const content = readContent(state, person, fields);
    if (isAnswer(content)) return content;
    const problem = problemWithDay(state, ownerId);
    if (problem) return problem;
    const post = addPost(state, call, { person, ownerId, fields, content });
    if (key !== null) state.guids.put(key, { key, postId: post.id, atMs: post.madeAtMs });
    return respond({ post_id: post.id });
  });
}

interface Written {
  person: Person;
  ownerId: string;
  fields: Fields;
  content: Content;
}

function addPost(state: Vk, call: Call, { person, ownerId, fields, content }: Written): Post {
  const { world } = state;
  const madeAtMs = world.now();
  const id = state.newId();
  const key = `${ownerId}_${id}`;
  const isOfGroup = ownerId.startsWith('-') && fields['from_group'] === '1';
  const fromId = isOfGroup ? ownerId : person.id;
  const isForFriends = fields['friends_only'] === '1';
  const post = { ...content, key, id, ownerId, fromId, isForFriends, madeAtMs, editedAtMs: null };
  state.posts.put(key, post);
  world.ledger.posted({
    platform: state.name,
    account: accountOf(ownerId),
    externalId: key,
    text: post.message,
    mediaSha256s: shaOfMedia(state, post.media),
    visibility: visibilityOf(post),
    ...appliedBy(call, madeAtMs, fields['guid']),
    ...(post.link === null ? {} : { link: post.link }),
  });
  return post;
}

function visibilityOf({ isForFriends }: Post): Visibility {
  return isForFriends ? 'friends' : 'public';
}

function ownPost(state: Vk, person: Person, fields: Fields): Post | Answer {
  const { owner_id: ownerId = person.id, post_id: id } = fields;
  const post = state.posts.get(`${ownerId}_${id}`);
  if (!post) return accessDenied('post or comment deleted');
  return mayWrite(state, person, ownerId) ? post : accessDenied('no access to this wall');
}

export function edit(state: Vk, call: Call): Answer {
  return inside(state, call, { scope: 'wall', known: EDIT, required: ['post_id'] }, (person, fields) => {
    const post = ownPost(state, person, fields);
    if (isAnswer(post)) return post;
    const atMs = state.world.now();
    if (post.madeAtMs + EDIT_WITHIN_MS <= atMs) return accessDenied('edit time expired');
    const content = readContent(state, person, fields);
    if (isAnswer(content)) return content;
    const isForFriends = fields['friends_only'] === '1';
    if (isForFriends && post.ownerId.startsWith('-')) return invalid('friends_only is for walls of people');
    // What an edit leaves out is not kept: the stricter reading of the document.
    const edited = { ...post, ...content, isForFriends, editedAtMs: atMs };
    state.posts.put(post.key, edited);
    state.world.ledger.edited(state.name, post.key, {
      atMs,
      firstByteAtMs: call.firstByteAtMs,
      text: content.message,
      mediaSha256s: shaOfMedia(state, content.media),
      visibility: visibilityOf(edited),
    });
    return respond({ post_id: post.id });
  });
}

export function remove(state: Vk, call: Call): Answer {
  const known = { owner_id: isOwner, post_id: isId };
  return inside(state, call, { scope: 'wall', known, required: ['post_id'] }, (person, fields) => {
    const post = ownPost(state, person, fields);
    if (isAnswer(post)) return post;
    state.posts.remove(post.key);
    state.world.ledger.removed(state.name, post.key, state.world.now());
    return respond(1);
  });
}
