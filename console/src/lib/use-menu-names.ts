// Names of menu entries in the reader's language; one that is no key of ours, as an administrator may write it, stays.
import { useTranslation } from 'react-i18next';
import { demoNames } from './demo-names.ts';

export function useMenuNames(): (name: string) => string {
  const { t } = useTranslation();
  const names = new Map<string, string>([
    ['menu.newContent', t('menu.newContent')],
    ['menu.myDrafts', t('menu.myDrafts')],
    ['menu.myMaterials', t('menu.myMaterials')],
    ['menu.myContent', t('menu.myContent')],
    ['menu.departmentContent', t('menu.departmentContent')],
    ['menu.scheduled', t('menu.scheduled')],
    ['menu.publishHistory', t('menu.publishHistory')],
    ['menu.statistics', t('menu.statistics')],
    ['menu.accounts', t('menu.accounts')],
    ['menu.myAccounts', t('menu.myAccounts')],
    ['menu.allAccounts', t('menu.allAccounts')],
    ['menu.recommended', t('menu.recommended')],
    ['menu.brakes', t('menu.brakes')],
    ['menu.messages', t('menu.messages')],
    ['menu.administration', t('menu.administration')],
    ['menu.users', t('menu.users')],
    ['menu.departments', t('menu.departments')],
    ['menu.roles', t('menu.roles')],
    ['menu.resources', t('menu.resources')],
    ['menu.audit', t('menu.audit')],
    ['menu.filing', t('menu.filing')],
    ['menu.linkHosts', t('menu.linkHosts')],
    ['menu.demonstration', t('menu.demonstration')],
    ['menu.channelApps', t('menu.channelApps')],
    ['menu.button.schedule', t('menu.button.schedule')],
    ['menu.button.publish', t('menu.button.publish')],
    ['menu.button.arrange', t('menu.button.arrange')],
    ['menu.button.hideAccounts', t('menu.button.hideAccounts')],
    ['menu.button.seeAll', t('menu.button.seeAll')],
    ['menu.button.resolve', t('menu.button.resolve')],
    ...demoNames.map((name) => [name, t(name)] as const),
  ]);
  return (name) => names.get(name) ?? name;
}
