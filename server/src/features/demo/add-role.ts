// Add: a role of the demonstration, under a key that is a number, as the template gives them.
import { randomInt } from 'node:crypto';
import type { NewDemoRole } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { insertRole } from './store/roles.ts';

/** A number from the one to below the other; where many are taken, beyond it too. */
const [least, below] = [300, 5_001];

export async function addRole(context: Context, _actor: Actor, role: NewDemoRole): Promise<{ key: string }> {
  for (let wide = below; ; wide += below) {
    const key = String(randomInt(least, wide));
    if (await insertRole(context.db, key, role)) return { key };
  }
}
