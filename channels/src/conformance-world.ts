// The world of a test that answers for one platform itself: an account, and an outside that has only what the test gives it.
import type { Post } from '@herald/contract/post.ts';
import type { Account, Channel, Outside, Sent, Token } from './channel.ts';
import type { OpenFile } from './open-file.ts';

type Parts = Partial<Omit<Account, 'token'>> & Partial<Pick<Token, 'access' | 'refresh'>>;

export function accountWith({ access = 'access-token', refresh = null, ...parts }: Parts = {}): Account {
  const token = { access, refresh, expiresInSeconds: null, scopes: [] };
  return { externalId: '7', name: 'Ours', screenName: 'ours', pageIds: '', avatar: null, ...parts, token };
}

/** Words alone, unless `parts` say otherwise. */
export function postWith(parts: Partial<Post> = {}): Post {
  const words = { title: 'A title', text: 'The ferry is late' };
  return { ...words, link: null, images: [], video: null, audio: null, cover: null, ...parts };
}

/** What was sent of a post a while ago, of which nothing else is known, unless `parts` say otherwise. */
export function sentOf(post: Post, parts: Partial<Sent> = {}): Sent {
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const nothing = { handles: {}, handle: null, taken: new Set<string>(), rivals: [] };
  return { post, clientKey: 'k', sentAt, ...nothing, ...parts };
}

/** Without files, and whoever asks anything is turned away, unless `parts` say otherwise. */
export function outsideWith({ bases }: Pick<Channel, 'bases'>, parts: Partial<Outside>): Outside {
  return {
    bases,
    app: { id: 'app', secret: 'app-secret' },
    fetch: () => Promise.reject(new Error('nothing may be asked')),
    readFile: () => Promise.reject(new Error('no files')),
    openFile: () => Promise.reject(new Error('no files')),
    addressOf: async (url) => url,
    ...parts,
  };
}

/** A video of so many empty bytes, whatever its address. */
export function filmOf(sizeBytes: number): () => Promise<OpenFile> {
  const read: OpenFile['read'] = async (from, length) => new Uint8Array(Math.min(length, sizeBytes - from));
  return async () => ({ sizeBytes, mimeType: 'video/mp4', read });
}
