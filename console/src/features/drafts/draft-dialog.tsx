// What a draft holds, without opening the composer (R-DRAFT-016).
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/call-refusal.ts';
import { PostContents } from '../../lib/post-contents.tsx';
import { useSigns } from '../../lib/permissions.ts';
import { wallClockWithZone } from '../../lib/wall-clock.ts';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import { useDraft } from './api.ts';
import { composeAddress } from './draft-address.ts';

export type DraftDialogProps = {
  readonly id: string;
  /** Where it is only looked at, there is no way from it to the composer. */
  readonly mayLeave: boolean;
  readonly onClose: () => void;
};

const dialogPx = 640;

export function DraftDialog({ id, mayLeave, onClose }: DraftDialogProps) {
  const { t } = useTranslation();
  const { canEdit } = useSigns();
  useFocusReturn();
  const { data, error } = useDraft(id);
  const failure = sentenceOf(error);
  const draft = data?.draft;
  return (
    <Modal
      open
      width={dialogPx}
      title={draft?.title || t('drafts.one')}
      afterOpenChange={leadFocusIn}
      onCancel={onClose}
      footer={
        <>
          {mayLeave && canEdit && (
            <Link to={composeAddress(id)} style={{ marginInlineEnd: 16 }}>
              {t('list.edit')}
            </Link>
          )}
          <Button onClick={onClose}>{t('list.close')}</Button>
        </>
      }
    >
      {failure !== null && !draft && <Alert type="error" showIcon title={failure} />}
      {failure === null && !draft && <Skeleton active />}
      {draft && (
        <PostContents
          facts={[
            { name: t('list.facts.enTitle'), text: draft.enTitle },
            { name: t('list.category'), text: draft.channel },
            { name: t('list.facts.editor'), text: draft.editor },
            { name: t('list.facts.specialTopic'), text: draft.specialTopic },
            { name: t('list.facts.tags'), text: draft.draftTagList.map((tag) => tag.tagName).join(', ') },
            { name: t('list.facts.keywords'), text: draft.keywords },
            { name: t('list.facts.description'), text: draft.description },
            { name: t('list.created'), text: wallClockWithZone(draft.createTime ?? '') },
          ]}
          cover={draft.thumb}
          media={draft.draftMediaList}
        />
      )}
    </Modal>
  );
}
