// Names of menu entries in the reader's language; one that is no key of ours, as an administrator may write it, stays.
import { useTranslation } from 'react-i18next';

export function useMenuNames(): (name: string) => string {
  const { t } = useTranslation();
  const names = new Map([
    ['menu.newContent', t('menu.newContent')],
    ['menu.myDrafts', t('menu.myDrafts')],
    ['menu.myMaterials', t('menu.myMaterials')],
    ['menu.myContent', t('menu.myContent')],
    ['menu.departmentContent', t('menu.departmentContent')],
    ['menu.scheduled', t('menu.scheduled')],
    ['menu.publishHistory', t('menu.publishHistory')],
    ['menu.statistics', t('menu.statistics')],
    ['menu.accounts', t('menu.accounts')],
    ['menu.brakes', t('menu.brakes')],
    ['menu.messages', t('menu.messages')],
  ]);
  return (name) => names.get(name) ?? name;
}
