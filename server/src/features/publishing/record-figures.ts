// Record figures: what this process counted is added to what the house did, where any process can tell it.
import type { Context } from '../../context.ts';
import { addFigures } from './store/tallies.ts';

/** What could not be written is counted the next time. */
export async function recordFigures({ db, meters }: Context): Promise<void> {
  const counted = meters.take();
  try {
    await addFigures(db, counted);
  } catch (error) {
    meters.giveBack(counted);
    throw error;
  }
}
