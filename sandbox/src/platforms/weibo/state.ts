// What Weibo remembers: people (who are also the accounts), tokens, codes and posts.
import type { Collection } from '../../journal.ts';
import type { World } from '../../world.ts';

export interface Person {
  id: string;
  name: string;
}
export interface Token {
  secret: string;
  personId: string;
  expiresAtMs: number;
}
export interface Code {
  secret: string;
  personId: string;
  redirectUri: string;
  issuedAtMs: number;
  spent: boolean;
}
export interface Post {
  id: string;
  personId: string;
  text: string;
  /** Of its one picture. */
  sha256: string | null;
  madeAtMs: number;
  visibleAtMs: number;
}

export interface Weibo {
  world: World;
  people: Collection<Person>;
  tokens: Collection<Token>;
  codes: Collection<Code>;
  posts: Collection<Post>;
  newId: () => string;
}

/** Sixteen figures, as today's posts have. */
const IDS_A_MILLISECOND = 3_000n;

export function openWeibo(world: World): Weibo {
  const { journal } = world;
  let last = 0n;
  return {
    world,
    people: journal.collection('weibo.people'),
    tokens: journal.collection<Token>('weibo.tokens', (token) => token.personId),
    codes: journal.collection('weibo.codes'),
    posts: journal.collection<Post>('weibo.posts', (post) => post.personId),
    newId() {
      const fresh = BigInt(Date.now()) * IDS_A_MILLISECOND;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
  };
}
