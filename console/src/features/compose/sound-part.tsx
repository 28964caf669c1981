// A sound among the blocks: named, so that nothing is hidden, and removable.
import type { MediaItem } from '@herald/contract/content.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export type SoundPartProps = { readonly sound: MediaItem; readonly onRemove: () => void };

export function SoundPart({ sound, onRemove }: SoundPartProps) {
  const { t } = useTranslation();
  return (
    <div className="cp-line">
      <a href={sound.url} target="_blank" rel="noreferrer">
        {sound.name || sound.url}
      </a>
      <Button size="small" danger onClick={onRemove}>
        {t('compose.fields.removeBlock')}
      </Button>
    </div>
  );
}
