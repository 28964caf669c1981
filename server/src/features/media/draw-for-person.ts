// Draw for a person: who asks for many pictures waits for his own, others do not wait for him, and he is refused at last.
import type { Actor } from '../../context.ts';
import { openLane } from '../../lane.ts';
import { Refusal } from '../../refusal.ts';

const waitingAtMost = 4;
const waitSeconds = 5;

type Person = { readonly inTurn: ReturnType<typeof openLane>; readonly asked: Set<() => boolean> };

const people = new Map<string, Person>();

/** `draw` is all of one drawing. Throws too-many-requests where some wait already; who has left waits for nothing. */
export async function drawForPerson<T>(
  { personId }: Actor,
  draw: () => Promise<T>,
  hasLeft: () => boolean = () => false,
): Promise<T> {
  const person = people.get(personId) ?? { inTurn: openLane(1), asked: new Set() };
  const waiting = [...person.asked].filter((one) => !one());
  if (waiting.length > waitingAtMost) throw new Refusal('too-many-requests', { seconds: waitSeconds });
  people.set(personId, person);
  // One for each call, also where two ask with the same question.
  const own = () => hasLeft();
  person.asked.add(own);
  try {
    return await person.inTurn(draw);
  } finally {
    person.asked.delete(own);
    if (person.asked.size === 0) people.delete(personId);
  }
}
