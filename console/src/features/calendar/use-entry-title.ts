// What an entry of the calendar is called; one without a title is told so.
import { useTranslation } from 'react-i18next';

export function useEntryTitle(): (item: { readonly title: string }) => string {
  const { t } = useTranslation();
  return ({ title }) => (title === '' ? t('list.untitled') : title);
}
