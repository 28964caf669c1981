// A thread that gives way to whoever is answered meanwhile: a film may wait, a person may not.
import { getPriority, setPriority } from 'node:os';

const niceness = 10;

/** On Linux the priority is this thread's own; elsewhere it would be the whole process'. */
export function giveWay(): void {
  try {
    if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);
  } catch {
    // Some cages forbid it: then it is as urgent as the rest.
  }
}
