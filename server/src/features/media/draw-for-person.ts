// Draw for a person: who asks for many pictures waits for his own, others do not wait for him, and he is refused at last.
import type { Actor } from '../../context.ts';
import { openLane } from '../../lane.ts';
import { Refusal } from '../../refusal.ts';

const waitingAtMost = 4;
const waitSeconds = 5;

type Person = { readonly inTurn: ReturnType<typeof openLane>; asked: number };

const people = new Map<string, Person>();

/** `draw` is all of one drawing. Throws too-many-requests where some wait already. */
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
