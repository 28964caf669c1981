// What a package holds, without opening the composer (R-LIST-007).
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PostContents } from '../../lib/post-contents.tsx';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { usePackage } from './api.ts';

export type ContentDialogProps = { readonly pkGUID: string; readonly onClose: () => void };

const dialogPx = 640;

export function ContentDialog({ pkGUID, onClose }: ContentDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { data, error } = usePackage(pkGUID);
  const failure = sentenceOf(error);
  const held = data?.materialInfo;
  return (
    <Modal
      open
      width={dialogPx}
      title={held?.baseInfo.title || t('content.one')}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('list.close')}</Button>}
    >
      {failure !== null && !held && <Alert type="error" showIcon title={failure} />}
      {failure === null && !held && <Skeleton active />}
      {held && (
        <PostContents
          facts={[
            { name: t('list.facts.enTitle'), text: held.baseInfo.enTitle },
            { name: t('list.category'), text: held.baseInfo.channel },
            { name: t('list.facts.editor'), text: held.baseInfo.editor },
            { name: t('list.facts.specialTopic'), text: held.baseInfo.specialTopic },
            { name: t('list.facts.tags'), text: held.tagInfos.map((tag) => tag.tagName).join(', ') },
            { name: t('list.facts.keywords'), text: held.baseInfo.keywords },
            { name: t('list.facts.description'), text: held.baseInfo.description },
            { name: t('list.created'), text: wallClockWithZone(held.baseInfo.createTime) },
          ]}
          cover={held.baseInfo.thumbPic}
          media={held.materialList}
        />
      )}
    </Modal>
  );
}
