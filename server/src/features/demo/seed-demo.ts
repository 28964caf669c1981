// Seed: what the demonstration pages show, and their entry in the menu; only where nobody has begun with them.
import type { DemoRoute } from '@herald/contract/demo.ts';
import { demoPages } from '@herald/contract/demo-pages.ts';
import type { Tx } from '../../db/client.ts';
import { composeSeeds } from './compose-seeds.ts';
import { addToMenu, fill, isUntouched, type SeedMenuEntry } from './store/seeds.ts';

export async function seedDemo(tx: Tx): Promise<void> {
  if (!(await isUntouched(tx))) return;
  await fill(tx, composeSeeds());
  await addToMenu(tx, {
    name: 'menu.demo.pages',
    url: '',
    icon: 'folder',
    hidden: false,
    children: demoPages.map(entryOf),
  });
}

function entryOf({ path, meta, hidden = false, children = [] }: DemoRoute): SeedMenuEntry {
  return {
    name: meta?.title ?? path,
    url: path,
    icon: meta?.icon ?? '',
    hidden,
    children: children.map(entryOf),
  };
}
