// What a scheduled post is called in a list; one without a title is told so.
import { useTranslation } from 'react-i18next';
import type { Row } from './api.ts';

export function useScheduleTitle(): (row: Row) => string {
  const { t } = useTranslation();
  return ({ title }) => (title === '' ? t('list.untitled') : title);
}
