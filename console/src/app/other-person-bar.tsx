// Above a page that somebody else's session has come under: says whose, and offers to load it anew; what is typed stays until then.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { saidOfOther, watchOtherPerson } from '../lib/other-person.ts';

export function OtherPersonBar() {
  const { t } = useTranslation();
  const said = useSyncExternalStore(watchOtherPerson, saidOfOther);
  if (said === null) return null;
  return (
    <div role="alert" className="banner other-person">
      <span>{said}</span>
      <button type="button" className="banner-deed" onClick={() => location.reload()}>
        {t('app.stay.reload')}
      </button>
    </div>
  );
}
