// What can still be added to the body: a block of each kind behind the last; a kind whose place stands open already is not offered twice.
import { FontSizeOutlined, LinkOutlined, PictureOutlined } from '@ant-design/icons';
import type { MediaItem } from '@herald/contract/content.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';
import { fieldId } from './place-problems.ts';
import type { FileSlots } from './slots.ts';

export type AddBlocksProps = {
  readonly hasLink: boolean;
  readonly takesText: boolean;
  readonly takesPictures: boolean;
  readonly renderMaterials: FileSlots['renderMaterials'];
  readonly onAdd: (change: Change) => void;
  readonly onPictures: () => void;
  readonly onPick: (item: MediaItem) => boolean;
};

export function AddBlocks({ hasLink, takesText, takesPictures, ...deeds }: AddBlocksProps) {
  const { t } = useTranslation();
  const { renderMaterials, onAdd, onPictures, onPick } = deeds;
  return (
    <fieldset className="cp-add-blocks" aria-label={t('compose.blocks.add')}>
      {takesText && (
        <Button icon={<FontSizeOutlined aria-hidden />} onClick={() => onAdd({ kind: 'text-added' })}>
          {t('compose.blocks.addText')}
        </Button>
      )}
      {takesPictures && (
        <Button icon={<PictureOutlined aria-hidden />} onClick={onPictures}>
          {t('compose.blocks.addPictures')}
        </Button>
      )}
      {!hasLink && (
        <Button
          id={fieldId('link')}
          icon={<LinkOutlined aria-hidden />}
          onClick={() => onAdd({ kind: 'link-added' })}
        >
          {t('compose.fields.addLink')}
        </Button>
      )}
      {renderMaterials({ for: 'audio', onAdd: onPick })}
      {renderMaterials({ for: 'body', onAdd: onPick })}
    </fieldset>
  );
}
