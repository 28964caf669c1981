// What is to be known before what is live is changed: why it could not be looked at, that it is gone, only saved, deleted, or saved otherwise.
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LiveNow } from './api.ts';
import type { Modifying } from './use-modifying.ts';

export type ModifyNoticesProps = {
  readonly live: LiveNow;
  readonly modifying: Pick<Modifying, 'unseen' | 'open'>;
  /** It is not live any more: nothing of it can be changed, and only what was written is left. */
  readonly isOver: boolean;
  readonly isWritten: boolean;
  readonly onSaveAsNew: () => void;
  readonly isOnlySaved: boolean;
  readonly isDeleted: boolean;
  /** Something can be changed somewhere. */
  readonly isPossible: boolean;
};

export function ModifyNotices(props: ModifyNoticesProps) {
  const { live, modifying, isOver, isWritten, onSaveAsNew, isOnlySaved, isDeleted, isPossible } = props;
  const { t } = useTranslation();
  if (isOver)
    return isWritten ? (
      <Alert
        type="warning"
        showIcon
        className="cp-notice"
        title={t('modify.over')}
        action={
          <Button size="small" type="primary" onClick={onSaveAsNew}>
            {t('compose.gone.saveAsNew')}
          </Button>
        }
      />
    ) : null;
  return (
    <>
      {modifying.unseen !== null && (
        <Alert
          type="error"
          showIcon
          className="cp-notice"
          title={modifying.unseen}
          action={
            <Button size="small" onClick={() => void modifying.open()}>
              {t('compose.retry')}
            </Button>
          }
        />
      )}
      {isOnlySaved && <Alert type="warning" showIcon className="cp-notice" title={t('modify.onlySaved')} />}
      {isDeleted && <Alert type="warning" showIcon className="cp-notice" title={t('modify.deleted')} />}
      {live.hasMoved && <Alert type="warning" showIcon className="cp-notice" title={t('modify.moved')} />}
      {!isPossible && <Alert type="info" showIcon className="cp-notice" title={t('modify.nowhere')} />}
    </>
  );
}
