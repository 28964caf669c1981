// Several threads that hash, as one: a file keeps its thread for as long as it is followed, and a new one gets the idlest.
import { openHasher, type Hasher } from './hasher.ts';

/** One hashes some 450 MiB a second, which three films at once outrun; a third would hold up whoever is answered. */
const threads = 2;

type Open = (onDeath: (error: Error) => void) => Hasher;

export function openHashers(onDeath: (error: Error) => void, open: Open = openHasher): Hasher {
  const load = new Map(Array.from({ length: threads }, () => [open(onDeath), 0]));
  const held = new Map<string, Hasher>();
  const weigh = (hasher: Hasher, more: number) => load.set(hasher, (load.get(hasher) ?? 0) + more);
  const idlest = () => [...load].reduce((least, one) => (one[1] < least[1] ? one : least))[0];
  const of = (path: string) => {
    const known = held.get(path);
    if (known) return known;
    const hasher = idlest();
    held.set(path, hasher);
    weigh(hasher, 1);
    return hasher;
  };
  const letGo = (path: string) => {
    const hasher = held.get(path);
    if (hasher) weigh(hasher, -1);
    held.delete(path);
  };
  return {
    goOn: (path, bytes) => of(path).goOn(path, bytes),
    forget(path) {
      held.get(path)?.forget(path);
      letGo(path);
    },
    finish: (path) =>
      of(path)
        .finish(path)
        .finally(() => letGo(path)),
  };
}
