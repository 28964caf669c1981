// Looks at the demonstration as another role: the menu is made anew, tags and kept pages are let go; nobody may do more or less by it.
import { useQueryClient } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { forgetPages } from '../../lib/kept-pages.ts';
import { showAs, useShownRoles } from '../../lib/shown-roles.ts';

const roles = ['editor', 'admin'];

export type RoleSwitcherProps = {
  /** As the server told them. */
  readonly own: readonly string[];
};

export function RoleSwitcher({ own }: RoleSwitcherProps) {
  const { t } = useTranslation();
  const memory = useQueryClient();
  const shown = useShownRoles(own);
  const look = (role: string) => {
    showAs([role]);
    forgetPages();
    void memory.invalidateQueries({ queryKey: ['menu'] });
  };
  return (
    <div className="dm-block">
      <p>{t('demo.permission.roles', { roles: JSON.stringify(shown) })}</p>
      <div role="radiogroup" aria-label={t('demo.permission.switch')}>
        <span className="dm-label">{t('demo.permission.switch')}</span>
        <Radio.Group
          optionType="button"
          value={shown.length === 1 ? shown[0] : undefined}
          options={roles}
          onChange={({ target }) => look(String(target.value))}
        />
      </div>
      <p className="aside">{t('demo.permission.onlyShown')}</p>
    </div>
  );
}
