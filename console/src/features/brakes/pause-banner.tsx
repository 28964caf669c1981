// Above every page while something is paused; what says so is loaded once there is something.
import { speakFully } from '../../lib/i18n.ts';
import { later } from '../../ui/later.tsx';
import { usePauses } from './use-pauses.ts';

const PauseNews = later(async () => {
  const [room] = await Promise.all([import('./pause-news.tsx'), speakFully()]);
  return { default: room.PauseNews };
});

export function PauseBanner() {
  const mine = (usePauses().data?.items ?? []).filter((one) => one.mine);
  return <div aria-live="polite">{mine.length > 0 && <PauseNews pauses={mine} />}</div>;
}
