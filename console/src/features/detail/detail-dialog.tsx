// The detail of a draft or a package over a list (R-DRAFT-016, R-LIST-007); where something is being chosen it is only read.
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, type RenderDetail } from '../../lib/detail-door.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useDetail } from './api.ts';
import { DetailLoader } from './detail-loader.tsx';
import type { DeskFrameProps } from './detail-desk.tsx';
import type { DetailSlots } from './slots.ts';

export type DetailDialogProps = DetailSlots & Parameters<RenderDetail>[0];

const dialogPx = 1120;

export function DetailDialog({ kind, id, isOnlyRead, onClose, ...slots }: DetailDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { data } = useDetail(kind, id);
  const title = data ? data.content.title || t('list.untitled') : t('app.titles.detail');
  return (
    <Modal
      open
      width={dialogPx}
      style={{ top: 32 }}
      title={title}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={
        <>
          {!isOnlyRead && (
            <Link to={detailAddress(kind, id)} style={{ marginInlineEnd: 16 }}>
              {t('detail.ownPage')}
            </Link>
          )}
          <Button onClick={onClose}>{t('list.close')}</Button>
        </>
      }
    >
      <DetailLoader {...{ kind, id, isOnlyRead }} Frame={DialogFrame} {...slots} />
    </Modal>
  );
}

/** The dialog itself bears the title. */
function DialogFrame({ action, children }: DeskFrameProps) {
  return (
    <>
      {action && <div className="dt-deeds">{action}</div>}
      {children}
    </>
  );
}
