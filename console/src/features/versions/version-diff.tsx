// What differs between a version and the present one.
import type { VersionDifference } from '@herald/contract/package-versions.ts';
import { differencesOf } from '@herald/contract/versions.ts';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PostDiff } from '../../lib/post-diff.tsx';
import { useDifference } from './api.ts';
import { listed } from '../../lib/listed.ts';

const fieldNames = {
  enTitle: 'versions.fields.enTitle',
  category: 'versions.fields.category',
  filing: 'versions.fields.filing',
  choices: 'versions.fields.choices',
} as const satisfies Record<VersionDifference['others'][number], string>;

export type VersionDiffProps = { readonly id: string; readonly version: number; readonly revision: number };

export function VersionDiff({ id, version, revision }: VersionDiffProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDifference(id, version, revision);
  if (data) {
    const { before, after, others } = data;
    const isSeen = others.length === 0 || differencesOf(before, after).length > 0;
    return (
      <>
        <p className="aside">{t('versions.reading')}</p>
        {isSeen && <PostDiff before={before} after={after} />}
        {others.length > 0 && (
          <p>{t('versions.others', { names: listed(others.map((one) => t(fieldNames[one]))) })}</p>
        )}
      </>
    );
  }
  if (!error) return <Skeleton active paragraph={{ rows: 4 }} />;
  return (
    <Alert
      type="error"
      showIcon
      title={sentenceOf(error)}
      action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
    />
  );
}
