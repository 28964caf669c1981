// Leaving for another page of ours is held up until a person has said that what would be lost may be.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Only one of them may be on a page at a time, as the router has it. */
export function useBlockedLeave(isAtStake: () => boolean, isSure: () => Promise<boolean>): void {
  const isAsking = useRef(false);
  // The question does not stay behind over the page that Back then leads to, though nothing is at stake any more.
  const blocker = useBlocker(
    ({ historyAction }) => (isAsking.current && historyAction === 'POP') || isAtStake(),
  );
  const ask = useEffectEvent(isSure);
  /** The last way out that was tried, for it alone can still be gone. */
  const tried = useRef<Blocker>(blocker);
  useEffect(() => {
    tried.current = blocker;
    // Back pressed once more while the question stands is not asked about beside it.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const settle = async () => {
      const isOver = await ask();
      isAsking.current = false;
      if (tried.current.state !== 'blocked') return;
      if (isOver) tried.current.proceed();
      else tried.current.reset();
    };
    void settle();
  }, [blocker]);
}
