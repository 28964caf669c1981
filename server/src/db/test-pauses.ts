// A pause of a newsroom for tests: put on by somebody who may, and lifted by the same.
import type { PauseScope } from '@herald/contract/brakes.ts';
import { liftPause } from '../features/publishing/lift-pause.ts';
import { pausePublishing } from '../features/publishing/pause-publishing.ts';
import type { Newsroom } from '../test-newsroom.ts';
import { braking } from './test-actor.ts';

export type TestPause = { lift(): Promise<void> };

export async function pauseRoom(
  { context, maya }: Newsroom,
  what: PauseScope = { scope: 'everything' },
): Promise<TestPause> {
  const { id } = await pausePublishing(context, braking(maya), { what, because: 'a test' });
  return { lift: async () => void (await liftPause(context, braking(maya), { id })) };
}
