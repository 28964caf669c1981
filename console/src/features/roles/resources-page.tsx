// The entries of the menu and the buttons on their pages, as a tree: created, changed and deleted (R-ADM-019).
import type { Resource } from '@herald/contract/administration.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useMenuNames } from '../../lib/use-menu-names.ts';
import { useWholeProps } from '../../lib/whole-props.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { StateTag } from '../../ui/state-tag.tsx';
import { WholeTable } from '../../ui/whole-table.tsx';
import { useResources } from './api.ts';
import { flat, treeOf } from './entry-tree.ts';
import { ResourceDeeds } from './resource-deeds.tsx';
import { ResourceDialog } from './resource-dialog.tsx';

type Opened = { readonly entry: Resource | null; readonly parentId: string | null };
type Row = Resource & { readonly depth: number; readonly hasBelow: boolean };

const indentPx = 24;

export function ResourcesPage() {
  const { t } = useTranslation();
  const named = useMenuNames();
  const { rows, ...props } = useWholeProps(useResources());
  const [opened, setOpened] = useState<Opened | null>(null);
  const lines = rows && flat(treeOf(rows));
  const columns: TableColumnsType<Row> = [
    {
      title: t('roles.entry'),
      key: 'name',
      render: (_, { name, url, depth }) => (
        <div style={{ paddingInlineStart: depth * indentPx }}>
          {named(name)}
          {url !== '' && <div className="aside">{url}</div>}
        </div>
      ),
    },
    {
      title: t('roles.type'),
      key: 'type',
      render: (_, { type, hidden }) => (
        <>
          <StateTag
            colour={type === 'menu' ? 'blue' : 'default'}
            text={t(type === 'menu' ? 'roles.menu' : 'roles.button')}
          />{' '}
          {hidden && <StateTag colour="gold" text={t('roles.hidden')} />}
        </>
      ),
    },
    {
      title: t('roles.sign'),
      key: 'sign',
      render: (_, { sign }) =>
        sign === null ? (
          '—'
        ) : (
          <>
            {signWord(currentLanguage(), sign)}
            <div className="aside">{sign}</div>
          </>
        ),
    },
    { title: t('roles.sort'), dataIndex: 'sort' },
    {
      title: t('roles.operations'),
      key: 'operations',
      fixed: 'end',
      render: (_, { depth: _depth, hasBelow, ...entry }) => (
        <ResourceDeeds
          entry={entry}
          hasBelow={hasBelow}
          onEdit={() => setOpened({ entry, parentId: entry.parentId })}
          onAdd={() => setOpened({ entry: null, parentId: entry.id })}
        />
      ),
    },
  ];
  return (
    <PageFrame
      heading={t('roles.resources')}
      action={
        <Button type="primary" onClick={() => setOpened({ entry: null, parentId: null })}>
          {t('roles.newEntry')}
        </Button>
      }
    >
      <WholeTable<Row>
        label={t('roles.resources')}
        columns={columns}
        rowKey="id"
        rows={lines?.map(({ entry, depth, below }) => ({ ...entry, depth, hasBelow: below.length > 0 }))}
        {...props}
        empty={{ text: t('roles.noEntry') }}
      />
      {opened && rows && <ResourceDialog {...opened} entries={rows} onClose={() => setOpened(null)} />}
    </PageFrame>
  );
}
