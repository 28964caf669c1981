// What is paused, why and by whom, so that nobody waits in vain.
import type { Pause } from '@herald/contract/brakes.ts';
import { useTranslation } from 'react-i18next';
import '../../ui/words.css';
import { usePauseWords } from './use-pause-words.ts';

export function PauseNews({ pauses }: { readonly pauses: readonly Pause[] }) {
  const { t } = useTranslation();
  const wordsOf = usePauseWords();
  return pauses.map((one) => (
    <div key={one.id} role="alert" className="banner">
      <strong>{wordsOf(one).head}</strong> {wordsOf(one).why.join(' ')}{' '}
      <span className="aside">
        {t('brakes.banner.goesOn')} {wordsOf(one).by}
      </span>
    </div>
  ));
}
