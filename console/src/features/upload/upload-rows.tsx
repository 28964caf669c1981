// The uploads on their way: how far each is, or why it failed, and what can be done about it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isRunning, percentOf, type Pending } from './pending.ts';
import { uploads } from './uploads.ts';

export function UploadRows({ pending }: { readonly pending: readonly Pending[] }) {
  return pending.map((one) => (
    <UploadRow
      key={one.uid}
      one={one}
      onRetry={() => uploads.retry(one.uid)}
      onRemove={() => uploads.remove(one.uid)}
    />
  ));
}

type UploadRowProps = {
  readonly one: Pending;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
};

function UploadRow({ one, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTranslation();
  const { name } = one.file;
  if (isRunning(one)) {
    const words: Partial<Record<Pending['state'], string>> = {
      waiting: t('upload.waiting'),
      checking: t('upload.checking'),
      arrived: t('upload.lookedAt'),
    };
    const step = words[one.state];
    return (
      <div className="up-row">
        <span className="up-row-name">{name}</span>
        <progress max={100} value={percentOf(one)} aria-label={name} />
        <span className="up-row-percent">{step ?? `${percentOf(one)} %`}</span>
        <Button size="small" onClick={onRemove}>
          {t('upload.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className="up-row up-row-failed" role="alert">
      <span className="up-row-name">
        {name}: {one.sentence}
      </span>
      <Button size="small" onClick={onRetry}>
        {t('upload.retry')}
      </Button>
      <Button size="small" onClick={onRemove} aria-label={t('upload.remove', { name })}>
        ✕
      </Button>
    </div>
  );
}
