// Leaving for another page of ours is held up until a person has said that what would be lost may be.
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Only one of them may be on a page at a time, as the router has it. */
export function useBlockedLeave(isAtStake: () => boolean, isSure: () => Promise<boolean>): void {
  const blocker = useBlocker(isAtStake);
  const ask = useEffectEvent(isSure);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const settle = async () => {
      if (await ask()) blocker.proceed();
      else blocker.reset();
    };
    void settle();
  }, [blocker]);
}
