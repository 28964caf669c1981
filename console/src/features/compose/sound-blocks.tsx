// Sounds that came with an opened composition: named, so nothing is hidden, and removable.
import type { MediaItem } from '@herald/contract/content.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './composition.ts';
import { FieldProblems } from './field-problems.tsx';

export type SoundBlocksProps = {
  readonly blocks: readonly MediaItem[];
  readonly problems: readonly Problem[];
  readonly change: (change: Change) => void;
};

export function SoundBlocks({ blocks, problems, change }: SoundBlocksProps) {
  const { t } = useTranslation();
  if (blocks.length === 0) return null;
  return (
    <div className="cp-field">
      {blocks.map((block, index) => (
        <div key={`${block.url} ${index}`} className="cp-line">
          <a href={block.url} target="_blank" rel="noreferrer">
            {block.name || block.url}
          </a>
          <Button size="small" danger onClick={() => change({ kind: 'sound-removed', block })}>
            {t('compose.fields.removeBlock')}
          </Button>
        </div>
      ))}
      <FieldProblems problems={problems} />
    </div>
  );
}
