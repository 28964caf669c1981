// Draw in turn: pictures are decoded two at a time, so that threads are left to read and write files, and one for a person.
import type { Actor } from '../../context.ts';
import { openLane } from '../../lane.ts';
import { Refusal } from '../../refusal.ts';

/** Of the four threads that files are read and written by as well. */
const decodesAtOnce = 2;
const waitingAtMost = 4;
const waitSeconds = 5;

type InTurn = ReturnType<typeof openLane>;
type Person = { readonly inTurn: InTurn; asked: number };

/** One decode or encode: all that the process does of them goes through here. */
export const drawInTurn: InTurn = openLane(decodesAtOnce);

const people = new Map<string, Person>();

/** All of one drawing that a person waits for. Who asks for many waits for his own, and is refused at last. */
export async function drawForPerson<T>({ personId }: Actor, draw: () => Promise<T>): Promise<T> {
  const person = people.get(personId) ?? { inTurn: openLane(1), asked: 0 };
  if (person.asked > waitingAtMost) throw new Refusal('too-many-requests', { seconds: waitSeconds });
  people.set(personId, person);
  person.asked += 1;
  try {
    return await person.inTurn(draw);
  } finally {
    person.asked -= 1;
    if (person.asked === 0) people.delete(personId);
  }
}
