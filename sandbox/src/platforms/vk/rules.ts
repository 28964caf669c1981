// What VK checks in a post: that there is one, its length, its attachments, and how many stood here today.
import type { Answer } from '../../call.ts';
import { invalid, mayNotPost, refuse } from './answers.ts';
import type { Fields } from './fields.ts';
import { accessKeyOf, mayWrite } from './state.ts';
import type { Person, Vk } from './state.ts';
import { attachmentsIn, lengthOf, LONGEST_TEXT } from './text.ts';

const MEDIA_AT_MOST = 10;
const POSTS_A_DAY = 50;
const DAY_MS = 86_400_000;

export interface Content {
  message: string;
  link: string | null;
  media: string[];
}

export function readContent(state: Vk, person: Person, fields: Fields): Content | Answer {
  const { message = '', attachments = '' } = fields;
  if (lengthOf(message) > LONGEST_TEXT) return invalid('message is too long');
  const read = attachmentsIn(attachments);
  if (typeof read === 'string') return invalid(`invalid attachments param: ${read}`);
  const { media, keys, links } = read;
  if (links.length > 1) return refuse(222, 'Hyperlinks are forbidden');
  if (media.length > MEDIA_AT_MOST) return invalid(`attachments holds more than ${MEDIA_AT_MOST}`);
  if (new Set(media).size < media.length) return invalid('attachments names one twice');
  const strange = media.find((name) => !isOwn(state, person, name, keys.get(name)));
  if (strange !== undefined) return invalid(`attachments: ${strange} not found`);
  if (message.trim() === '' && media.length + links.length === 0) return invalid('message is empty');
  return { message, link: links[0] ?? null, media };
}

/** A key that is not its own opens nothing. */
function isOwn(state: Vk, person: Person, name: string, key: string | undefined): boolean {
  const kept = name.startsWith('photo') ? state.photos : state.videos;
  const item = kept.get(name.slice(5));
  if (!item || item.sha256 === null || !mayWrite(state, person, item.ownerId)) return false;
  return key === undefined || key === accessKeyOf(item.sha256);
}

export function problemWithDay({ world, name, posts }: Vk, ownerId: string): Answer | undefined {
  if (world.settings.rateLimit[name] === 'off') return undefined;
  const today = posts.of(ownerId).filter((post) => post.madeAtMs > world.now() - DAY_MS);
  return today.length < POSTS_A_DAY ? undefined : mayNotPost(`you can only add ${POSTS_A_DAY} posts a day`);
}
