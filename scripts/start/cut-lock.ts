// Cuts out of our lock what one package needs: the same versions with the same hashes, for a folder of its own.
import { z } from 'zod';

const Needs = z.record(z.string(), z.string()).default({});
const Locked = z.looseObject({
  version: z.string().optional(),
  dependencies: Needs,
  optionalDependencies: Needs,
  dev: z.boolean().optional(),
});
const Lock = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), Locked) });

export type Cut = { readonly version: string; readonly manifest: string; readonly lock: string };

/** Throws where `name` is not in the lock, or needs what is not. */
export function cutLock(text: string, name: string): Cut {
  const { lockfileVersion, packages } = Lock.parse(JSON.parse(text));
  const kept: Record<string, z.infer<typeof Locked>> = {};
  const keep = (needed: string, from: string) => {
    const place = [`${from}/node_modules/${needed}`, `node_modules/${needed}`].find((one) => one in packages);
    const found = place === undefined ? undefined : packages[place];
    if (place === undefined || !found) throw new Error(`${needed} is not in the lock`);
    if (place in kept) return;
    const { dev: _ofTools, ...locked } = found;
    kept[place] = locked;
    for (const one of Object.keys({ ...found.dependencies, ...found.optionalDependencies })) keep(one, place);
  };
  keep(name, '');
  const version = packages[`node_modules/${name}`]?.version ?? '';
  const own = { name: 'herald-browser', version: '0.0.0', private: true, dependencies: { [name]: version } };
  return {
    version,
    manifest: JSON.stringify(own),
    lock: JSON.stringify({ ...own, lockfileVersion, requires: true, packages: { '': own, ...kept } }),
  };
}
