// What is said where letting go of a scheduled post moved its time (D-01).
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function useTellMoved(): (time: string, zone: string) => string {
  const { t } = useTranslation();
  return useCallback((time: string, zone: string) => `${t('compose.timeMoved')} (${time} ${zone})`, [t]);
}
