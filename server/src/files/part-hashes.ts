// The hashes of parts, made while more of each is still to come; what was hashed and then changed on disk is hashed anew.
import type { Written } from './files.ts';
import type { Hasher } from './hasher.ts';

export type PartHashes = {
  /** Said whenever a writer ends: from here until there it has written for good, unless another did so too. */
  follow(path: string, from: number, until: number): void;
  /** What lies there is gone. */
  drop(path: string): void;
  /** Of all that lies there, once nobody writes any more. */
  finish(path: string): Promise<Written>;
};

/** Of as many parts it is known how far they are hashed; of others all is read at the end. */
const followedAtMost = 200;

export function followParts(hasher: Hasher): PartHashes {
  /** Up to which byte the hasher was sent; Infinity where it is not to begin before the end. */
  const followed = new Map<string, number>();
  const drop = (path: string) => {
    followed.delete(path);
    hasher.forget(path);
  };
  return {
    follow(path, from, until) {
      const known = followed.get(path) ?? 0;
      followed.delete(path);
      // Written over what is hashed: two who sent at once, or one who began anew.
      const isDisturbed = from < known;
      followed.set(path, isDisturbed ? Infinity : until);
      if (isDisturbed) hasher.forget(path);
      else hasher.goOn(path, until);
      for (const [oldest] of followed) if (followed.size > followedAtMost) drop(oldest);
    },
    drop,
    finish: (path) => hasher.finish(path).finally(() => followed.delete(path)),
  };
}
