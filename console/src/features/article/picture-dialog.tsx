// Pictures for the article: several at once, each with its progress; they enter the text together, and only once all have arrived.
import type { MediaItem } from '@herald/contract/content.ts';
import { Alert, Button, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadFocusIn, useFocusReturn } from '../../ui/use-focus-return.ts';
import type { ArticleSlots } from './slots.ts';
import { allArrived } from '../../lib/unarrived.ts';

export type PictureDialogProps = ArticleSlots & {
  readonly first: readonly File[];
  /** How many pictures of what was pasted stay behind. */
  readonly lost: number;
  readonly onDone: (pictures: readonly MediaItem[]) => void;
  readonly onCancel: () => void;
};

export function PictureDialog({ renderUploads, first, lost, onDone, onCancel }: PictureDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const [stored, setStored] = useState<readonly MediaItem[]>([]);
  const [unarrived, setUnarrived] = useState(allArrived);
  const [isHasty, setHasty] = useState(false);
  const onStored = useCallback((picture: MediaItem) => setStored((before) => [...before, picture]), []);
  const isShort = unarrived.open > 0 || stored.length === 0;
  const confirm = () => (isShort ? setHasty(true) : onDone(stored));
  return (
    <Modal
      open
      title={t('article.pictures.title')}
      afterOpenChange={leadFocusIn}
      mask={{ closable: false }}
      onCancel={onCancel}
      onOk={confirm}
      okText={t('article.pictures.insert')}
      cancelText={t('article.cancel')}
    >
      {lost > 0 && <Alert type="info" showIcon title={t('article.pictures.lost', { count: lost })} />}
      {isHasty && isShort && (
        <Alert type="warning" showIcon role="alert" title={t('article.pictures.wait')} />
      )}
      <ul className="ar-stored">
        {stored.map((picture, index) => (
          <li key={`${picture.url} ${index}`}>
            <img src={picture.url} alt="" />
            <span>{picture.name}</span>
            <Button
              size="small"
              aria-label={t('upload.remove', { name: picture.name })}
              onClick={() => setStored(stored.toSpliced(index, 1))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      {renderUploads({ first, onStored, onUnfinished: setUnarrived })}
    </Modal>
  );
}
