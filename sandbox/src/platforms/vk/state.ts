// What VK remembers: people, groups, tokens, codes, uploads, photos, videos and what stands on the walls.
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

/** Two stand-ins of the same VK: in one people's walls are the accounts, in the other those of groups. */
export type Side = 'vk' | 'vk-group';

export interface Person {
  id: string;
  name: string;
}
export interface Group {
  id: string;
  name: string;
  screenName: string;
  /** Levels by person: 1 moderates, 2 edits, 3 administers. */
  managers: Record<string, number>;
}
export interface Token {
  secret: string;
  kind: 'access' | 'refresh';
  personId: string;
  deviceId: string;
  scopes: string[];
  expiresAtMs: number | null;
}
export interface Code {
  secret: string;
  personId: string;
  deviceId: string;
  state: string;
  redirectUri: string;
  challenge: string;
  scopes: string[];
  issuedAtMs: number;
  spent: boolean;
}
/** An address that was handed out, and what came there. */
export interface Upload {
  id: string;
  kind: 'photo' | 'video' | 'thumb';
  personId: string;
  ownerId: string;
  server: number;
  hash: string;
  expiresAtMs: number;
  videoKey: string | null;
  sha256: string | null;
  widthPixels: number;
  heightPixels: number;
  spent: boolean;
}
export interface Photo {
  key: string;
  id: number;
  ownerId: string;
  sha256: string;
  widthPixels: number;
  heightPixels: number;
  caption: string;
  madeAtMs: number;
}
export interface Video {
  key: string;
  id: number;
  ownerId: string;
  title: string;
  description: string;
  isForFriends: boolean;
  sha256: string | null;
  coverSha256: string | null;
  readyAtMs: number;
}
export interface Post {
  /** `-200_1`: the wall and the number on it. */
  key: string;
  id: number;
  ownerId: string;
  fromId: string;
  message: string;
  link: string | null;
  /** `photo-200_3`, `video-200_4`, in their order. */
  media: string[];
  isForFriends: boolean;
  madeAtMs: number;
  editedAtMs: number | null;
}
export interface Guid {
  key: string;
  postId: number;
  atMs: number;
}

export interface Vk {
  name: Side;
  prefix: string;
  world: World;
  people: Collection<Person>;
  groups: Collection<Group>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  uploads: Collection<Upload>;
  photos: Collection<Photo>;
  videos: Collection<Video>;
  posts: Collection<Post>;
  guids: Collection<Guid>;
  newId: () => number;
}

const EPOCH_MS = 1_700_000_000_000;

export function openVk(world: World, name: Side): Vk {
  const { journal } = world;
  let last = 0;
  return {
    name,
    prefix: `/${name}`,
    world,
    people: journal.collection(`${name}.people`),
    groups: journal.collection(`${name}.groups`),
    tokens: journal.collection<Token>(`${name}.tokens`, (token) => token.personId),
    codes: journal.collection(`${name}.codes`),
    uploads: journal.collection(`${name}.uploads`),
    photos: journal.collection(`${name}.photos`),
    videos: journal.collection(`${name}.videos`),
    posts: journal.collection<Post>(`${name}.posts`, (post) => post.ownerId),
    guids: journal.collection(`${name}.guids`),
    newId() {
      last = Math.max(last + 1, Date.now() - EPOCH_MS);
      return last;
    },
  };
}

/** The wall's owner as everybody calls him: groups without their minus. */
export function accountOf(ownerId: string): string {
  return ownerId.replace(/^-/, '');
}

export function ownerNameOf(state: Vk, ownerId: string): string {
  const kept = ownerId.startsWith('-') ? state.groups : state.people;
  return kept.get(accountOf(ownerId))?.name ?? '';
}

/** His own wall, and those of the groups he edits. */
export function mayWrite(state: Vk, person: Person, ownerId: string): boolean {
  if (!ownerId.startsWith('-')) return ownerId === person.id;
  return (state.groups.get(accountOf(ownerId))?.managers[person.id] ?? 0) >= 2;
}

export function shaOfMedia(state: Vk, media: string[]): string[] {
  return media.flatMap((name) => {
    const kept = name.startsWith('photo') ? state.photos : state.videos;
    return kept.get(name.slice(5))?.sha256 ?? [];
  });
}

/** Beside what is shown; whoever names it again may send it along. */
export function accessKeyOf(sha256: string): string {
  return sha256.slice(0, 18);
}
