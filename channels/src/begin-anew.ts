// Begin anew what is over on the platform: the step says why, so that such beginnings are counted, rest and end (channel.ts).
import type { StepTaken } from './channel.ts';
import type { Failure, Result } from './failure.ts';

export async function beginAnew(
  because: Failure,
  begin: () => Promise<Result<StepTaken>>,
): Promise<Result<StepTaken>> {
  const begun = await begin();
  if (!begun.ok || begun.value.state === 'done') return begun;
  return { ok: true, value: { ...begun.value, begunAnew: because } };
}
