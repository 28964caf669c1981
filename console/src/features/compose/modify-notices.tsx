// What is to be known before what is live is changed: why it could not be looked at, that it is gone and where it is not, only saved, deleted, or saved otherwise.
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listed } from '../../lib/listed.ts';
import { modifyAddress } from '../../lib/modify-address.ts';
import type { LiveNow, Target } from './api.ts';
import { wayThere } from './change-ways.ts';
import type { Modifying } from './use-modifying.ts';

export type ModifyNoticesProps = {
  readonly live: LiveNow;
  readonly modifying: Pick<Modifying, 'unseen' | 'open'>;
  /** It is not live any more: nothing of it can be changed, and only what was written is left. */
  readonly isOver: boolean;
  readonly elsewhere: readonly Target[];
  readonly isWritten: boolean;
  /** Something was when it was found to be over: the page stays, and what was written may have been given back since. */
  readonly isStaying: boolean;
  /** This browser has what was written: where it has not, that stands above. */
  readonly isKept: boolean;
  readonly onSaveAsNew: () => void;
  readonly isOnlySaved: boolean;
  readonly isDeleted: boolean;
  /** Something can be changed somewhere. */
  readonly isPossible: boolean;
};

export function ModifyNotices(props: ModifyNoticesProps) {
  const { live, modifying, isOver, isWritten, isStaying, isOnlySaved, isDeleted, isPossible } = props;
  const { t } = useTranslation();
  if (isOver) return isWritten || isStaying ? <OverNotice {...props} /> : null;
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

/** What was opened is gone; where the same stands elsewhere, readers still find there what was to be mended. */
function OverNotice({ elsewhere, isWritten, isKept, onSaveAsNew }: ModifyNoticesProps) {
  const { t } = useTranslation();
  const nameOf = ({ item }: Target) => `${item.channelName} ${item.accountName}`;
  const open = elsewhere.filter((one) => wayThere(one).way !== 'never');
  const links = open.map((one) => (
    <Link key={one.item.opp_id} to={modifyAddress(one.item)}>
      {t('modify.changeOn', { account: nameOf(one) })}
    </Link>
  ));
  if (!isWritten)
    return (
      <Alert
        type="warning"
        showIcon
        className="cp-notice"
        title={t('modify.overUnwritten')}
        action={<span className="cp-notice-actions">{links}</span>}
      />
    );
  const kept = isKept ? t('modify.goOn') : null;
  const description = open.length > 0 ? kept : t('modify.onlyAsNew');
  const stands = t('modify.still', { accounts: listed(elsewhere.map(nameOf)) });
  return (
    <Alert
      type="warning"
      showIcon
      className="cp-notice"
      title={elsewhere.length > 0 ? stands : t('modify.over')}
      {...(description === null || elsewhere.length === 0 ? {} : { description })}
      action={
        <span className="cp-notice-actions">
          {links}
          <Button size="small" {...(open.length > 0 ? {} : { type: 'primary' })} onClick={onSaveAsNew}>
            {t('compose.gone.saveAsNew')}
          </Button>
        </span>
      }
    />
  );
}
