// What differs between a version and the present one.
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PostDiff } from '../../lib/post-diff.tsx';
import { differencesOf } from '@herald/contract/versions.ts';
import { useDifference } from './api.ts';

export type VersionDiffProps = { readonly id: string; readonly version: number; readonly revision: number };

export function VersionDiff({ id, version, revision }: VersionDiffProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDifference(id, version, revision);
  if (data) {
    const { then, now, others } = data;
    const isSeen = others.length === 0 || differencesOf(then, now).length > 0;
    return (
      <>
        <p className="aside">{t('versions.reading')}</p>
        {isSeen && <PostDiff before={then} after={now} />}
        {others.length > 0 && (
          <p>
            {t('versions.others', { names: others.map((one) => t(`versions.fields.${one}`)).join(', ') })}
          </p>
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
