// What a role sees: three lines shown by the directive, three tabs by the helper; both follow the role at once (R-PERM-017).
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { holdsRole } from '../../lib/roles.ts';
import { useShownRoles } from '../../lib/shown-roles.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import './demo.css';
import { ForRoles } from './for-roles.tsx';
import { RoleSwitcher } from './role-switcher.tsx';

const cases = [
  { roles: ['admin'], line: 'demo.permission.onlyAdmin', tab: 'Admin' },
  { roles: ['editor'], line: 'demo.permission.onlyEditor', tab: 'Editor' },
  { roles: ['admin', 'editor'], line: 'demo.permission.both', tab: 'Admin-OR-Editor' },
] as const;

export function DirectivePermission({ own }: { readonly own: readonly string[] }) {
  const { t } = useTranslation();
  const held = useShownRoles(own);
  const tabs = cases
    .filter(({ roles }) => holdsRole(roles, held))
    .map(({ roles, tab }) => ({
      key: tab,
      label: tab,
      children: (
        <p>
          {t('demo.permission.shownBy')} <code>{`holdsRole(${JSON.stringify(roles)})`}</code>
        </p>
      ),
    }));
  return (
    <PageFrame heading={t('menu.demo.directivePermission')}>
      <RoleSwitcher own={own} />
      <section className="dm-block" aria-label={t('demo.permission.lines')}>
        <h2 className="subheading">{t('demo.permission.lines')}</h2>
        {cases.map(({ roles, line }) => (
          <ForRoles key={line} {...{ roles, held }}>
            <p className="dm-line">
              {t(line)} <code>{`roles={${JSON.stringify(roles)}}`}</code>
            </p>
          </ForRoles>
        ))}
      </section>
      <section className="dm-block" aria-label={t('demo.permission.tabs')}>
        <h2 className="subheading">{t('demo.permission.tabs')}</h2>
        <p className="aside">{t('demo.permission.hint')}</p>
        <Tabs className="dm-tabs" type="card" items={tabs} />
      </section>
    </PageFrame>
  );
}
