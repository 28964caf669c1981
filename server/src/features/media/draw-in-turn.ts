// Draw in turn: one decode or encode of a picture at a time takes its place here, so that threads are left to read and write files.
import { openLane } from '../../lane.ts';

/** Of the four threads that files are read and written by as well. */
const decodesAtOnce = 2;

/** All that the process decodes and encodes goes through here. */
export const drawInTurn = openLane(decodesAtOnce);
