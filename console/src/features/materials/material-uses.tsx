// Where a material is used: each draft, package, template and post with the way to it, and how many more there are.
import type { MaterialUse } from '@herald/contract/materials.ts';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { copyAddress } from '../../lib/copy-address.ts';
import { stateWordOf } from '../../lib/state-words.ts';
import { wallClock, wallClockWithZone } from '../../lib/wall-clock.ts';
import { StateTag } from '../../ui/state-tag.tsx';
import { useUses } from './api.ts';

const kinds = {
  draft: 'materials.uses.draft',
  package: 'materials.uses.package',
  template: 'materials.uses.template',
  publication: 'materials.uses.publication',
} as const;

const addressOf: Record<MaterialUse['kind'], (id: string) => string> = {
  draft: (id) => `/api/content/publish/pubContent?id=${encodeURIComponent(id)}`,
  package: (id) => `/api/content/publish/pubContent?pkGUID=${encodeURIComponent(id)}`,
  template: (id) => copyAddress({ of: 'template', id }),
  publication: (id) => `/api/content/publish/pubHistory?scope=department&id=${encodeURIComponent(id)}`,
};

export function MaterialUses({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const uses = useUses(id);
  if (uses.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (!uses.data)
    return (
      <Alert
        type="error"
        showIcon
        title={sentenceOf(uses.error)}
        action={<Button onClick={() => void uses.refetch()}>{t('list.retry')}</Button>}
      />
    );
  const { items, hidden, total } = uses.data;
  const unnamed = total - hidden - items.length;
  if (total === 0) return <p className="mt-none">{t('materials.uses.none')}</p>;
  return (
    <>
      <ul className="mt-uses">
        {items.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <UseLine use={use} />
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className="mt-none">{t('materials.uses.more', { count: unnamed })}</p>}
      {hidden > 0 && <p className="mt-none">{t('materials.uses.hidden', { count: hidden })}</p>}
    </>
  );
}

function UseLine({ use }: { readonly use: MaterialUse }) {
  const { t } = useTranslation();
  const title = use.title === '' ? t('list.untitled') : use.title;
  const word = use.kind === 'publication' ? stateWordOf(use) : null;
  return (
    <>
      <span className="mt-use-kind">{t(kinds[use.kind])}</span>
      <span className="mt-use-what">
        <Link to={addressOf[use.kind](use.id)}>{title}</Link>
        <span className="aside" title={wallClockWithZone(use.time)}>
          {use.kind === 'publication' && `${use.channelName} · ${use.accountName} · `}
          {wallClock(use.time)}
        </span>
      </span>
      {word && <StateTag colour={word.colour} text={t(word.key)} />}
    </>
  );
}
