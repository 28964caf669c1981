// The uploads of a block on their way: how far each is, or why it failed, and what can be done about it.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { percentOf, type Pending } from './pending.ts';
import type { Uploads } from './use-uploads.ts';

export function UploadRows({ pending, retry, remove }: Pick<Uploads, 'pending' | 'retry' | 'remove'>) {
  return pending.map((one) => (
    <UploadRow key={one.uid} one={one} onRetry={() => retry(one)} onRemove={() => remove(one.uid)} />
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
  if (one.state === 'sending')
    return (
      <div className="up-row">
        <span className="up-row-name">{name}</span>
        <progress max={100} value={percentOf(one)} aria-label={name} />
        <span className="up-row-percent">{percentOf(one)} %</span>
        <Button size="small" onClick={onRemove}>
          {t('upload.cancel')}
        </Button>
      </div>
    );
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
