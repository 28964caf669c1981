// How a package stands on its accounts, in one line: what is live, what only its owner sees, what nobody knows, what is under way, what is not.
import type { Standing } from '@herald/contract/publications.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export function standingWords(t: TFunction, standing: Standing | null): string {
  if (standing === null) return t('content.standing.nowhere');
  const { total, live, ownerOnly, unknown, underWay, notLive, failedBeside, takenDown, cancelled } = standing;
  const parts = [
    t('content.standing.live', { live, total }),
    ownerOnly > 0 && t('content.standing.ownerOnly', { count: ownerOnly }),
    unknown > 0 && t('content.standing.unknown', { number: unknown }),
    underWay > 0 && t('content.standing.underWay', { number: underWay }),
    notLive > 0 && t('content.standing.notLive', { number: notLive }),
    failedBeside > 0 && t('content.standing.failedBeside', { number: failedBeside }),
    takenDown > 0 && t('content.standing.takenDown', { count: takenDown }),
    cancelled > 0 && t('content.standing.cancelled', { count: cancelled }),
  ];
  return parts.filter((part) => part !== false).join(t('content.standing.and'));
}

export function PackageStanding({ standing }: { readonly standing: Standing | null }) {
  const { t } = useTranslation();
  return <span className={standing === null ? 'aside' : ''}>{standingWords(t, standing)}</span>;
}
