// How a package stands on its accounts, in one line: what is live, what nobody knows, what is under way, what is not.
import type { Standing } from '@herald/contract/publications.ts';
import { useTranslation } from 'react-i18next';

export function PackageStanding({ standing }: { readonly standing: Standing | null }) {
  const { t } = useTranslation();
  if (standing === null) return <span className="aside">{t('content.standing.nowhere')}</span>;
  const { total, live, unknown, underWay, notLive } = standing;
  const parts = [
    t('content.standing.live', { live, total }),
    unknown > 0 && t('content.standing.unknown', { number: unknown }),
    underWay > 0 && t('content.standing.underWay', { number: underWay }),
    notLive > 0 && t('content.standing.notLive', { number: notLive }),
  ];
  return <span>{parts.filter((part) => part !== false).join(t('content.standing.and'))}</span>;
}
