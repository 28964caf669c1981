// Asking before something is scheduled: who is left out and what is to be minded, in one question; none where there is neither.
import { useTranslation } from 'react-i18next';
import { CautionList } from '../../lib/caution-list.tsx';
import type { Caution } from '../../lib/cautions.ts';
import { useAskCautions } from '../../lib/use-ask-cautions.tsx';
import { useAsking } from '../../lib/use-asking.ts';
import { countsOf, isPart, type Departure } from './departure.ts';
import { LeftOutList } from './left-out-list.tsx';

export function useAskDeparture(): (departure: Departure, cautions: readonly Caution[]) => Promise<boolean> {
  const { t } = useTranslation();
  const ask = useAsking();
  const askCautions = useAskCautions();
  return async (departure, cautions) => {
    const yes = t('compose.schedule');
    if (!isPart(departure)) return askCautions(cautions, yes);
    const content = (
      <>
        <LeftOutList leftOut={departure.leftOut} />
        <CautionList cautions={cautions} />
      </>
    );
    return ask({ title: t('compose.part.schedule', countsOf(departure)), content, yes });
  };
}
