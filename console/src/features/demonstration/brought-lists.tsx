// What goes with the demonstration, and what stays, each with its reason.
import type { Demonstration } from '@herald/contract/demonstration.ts';
import { useTranslation } from 'react-i18next';
import { listed } from '../../lib/listed.ts';
import { useSeededNames } from '../../lib/use-seeded-names.ts';

type Known = { readonly known: Demonstration };

const namesOf = (people: Demonstration['people']) =>
  listed(people.map(({ name, account }) => `${name} (${account})`));

export function GoingList({ known }: Known) {
  const { t } = useTranslation();
  const seeded = useSeededNames();
  const { people, departments, articles, roles, transactions, hasMenu } = known;
  const going = people.filter(({ stays }) => stays === null);
  const goesMenu = hasMenu && articles.made + roles.made === 0;
  return (
    <ul>
      {going.length > 0 && <li>{t('demonstration.people', { names: namesOf(going) })}</li>}
      {departments.length > 0 && (
        <li>{t('demonstration.departments', { names: listed(departments.map(seeded)) })}</li>
      )}
      <li>{t('demonstration.rows', { articles: articles.brought, roles: roles.brought, transactions })}</li>
      {goesMenu && <li>{t('demonstration.menu')}</li>}
    </ul>
  );
}

export function StayingList({ known }: Known) {
  const { t } = useTranslation();
  const { people, articles, roles, left } = known;
  const adopted = people.filter(({ stays }) => stays === 'own-password');
  const made = articles.made + roles.made;
  const written = left.packages + left.drafts + left.schedules + left.accounts;
  return (
    <ul>
      {adopted.length > 0 && <li>{t('demonstration.adopted', { names: namesOf(adopted) })}</li>}
      {written > 0 && <li>{t('demonstration.written', { ...left })}</li>}
      {made > 0 && <li>{t('demonstration.made', { articles: articles.made, roles: roles.made })}</li>}
      <li>{t('demonstration.rest')}</li>
    </ul>
  );
}
