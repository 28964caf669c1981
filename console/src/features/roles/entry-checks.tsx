// The menu and its buttons as boxes to check, nested as they lie; what the reader does not have themselves is locked.
import type { Resource } from '@herald/contract/administration.ts';
import { restrictingSigns } from '@herald/contract/permissions.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useHeldSigns } from '../../lib/permissions.ts';
import { useMenuNames } from '../../lib/use-menu-names.ts';
import { toggled, treeOf, type Branch } from './entry-tree.ts';
import './roles.css';

export type EntryChecksProps = {
  readonly entries: readonly Resource[];
  readonly checked: ReadonlySet<string>;
  readonly onChange: (checked: Set<string>) => void;
};

export function EntryChecks({ entries, checked, onChange }: EntryChecksProps) {
  const { t } = useTranslation();
  const named = useMenuNames();
  const held = useHeldSigns();
  const mayGive = ({ sign }: Resource) => sign === null || held.has(sign) || restrictingSigns.has(sign);
  const list = (branches: readonly Branch[]) => (
    <ul className="role-entries">
      {branches.map(({ entry, below }) => (
        <li key={entry.id}>
          <Checkbox
            checked={checked.has(entry.id)}
            disabled={!mayGive(entry)}
            indeterminate={!checked.has(entry.id) && below.some((one) => isAnyChecked(one, checked))}
            onChange={() => onChange(toggled(checked, entry, entries, mayGive))}
          >
            {named(entry.name)}{' '}
            <span className="aside">
              {wordsBeside(entry, named(entry.name))}
              {!mayGive(entry) && ` (${t('roles.notYours')})`}
            </span>
          </Checkbox>
          {below.length > 0 && list(below)}
        </li>
      ))}
    </ul>
  );
  return list(treeOf(entries));
}

/** What its code lets do, unless its name says so already. */
function wordsBeside({ sign }: Resource, name: string): string {
  const words = sign === null ? '' : signWord(currentLanguage(), sign);
  return words.toLowerCase() === name.toLowerCase() ? '' : words;
}

function isAnyChecked({ entry, below }: Branch, checked: ReadonlySet<string>): boolean {
  return checked.has(entry.id) || below.some((one) => isAnyChecked(one, checked));
}
