// What can be done with a cover beside uploading it: a frame of the video, a crop, a copy that fits, and a step back.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { coverNeed, isMendable } from '@herald/contract/picture-need.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Problem } from '@herald/contract/problems.ts';
import { coverRatios } from '@herald/contract/wanted-ratios.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../ui/later.tsx';
import { usePicture } from './api.ts';
import { CropDoor } from './crop-door.tsx';
import { FitButton } from './fit-button.tsx';
import { PictureFacts } from './picture-facts.tsx';
import { useStepsBack } from './use-steps-back.ts';
import './picture.css';

const FrameDialog = later(() => import('./frame-dialog.tsx').then((room) => ({ default: room.FrameDialog })));

export type CoverToolsProps = {
  /** Its address; empty for none. */
  readonly cover: string;
  readonly video: MediaItem | null;
  /** As the channels see it. */
  readonly composed: Post;
  readonly rules: readonly ChannelRules[];
  /** Of the cover. */
  readonly problems: readonly Problem[];
  readonly onChange: (url: string) => void;
};

export function CoverTools({ cover, video, composed, rules, problems, onChange }: CoverToolsProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'frame' | 'crop' | null>(null);
  const steps = useStepsBack(cover, onChange);
  const { data: known } = usePicture(cover);
  const madeOf = known?.madeOf ?? null;
  const canGoBack = steps.can || madeOf !== null;
  // Of a post that was opened again the server knows the step.
  const back = () => (steps.can ? steps.back() : madeOf && onChange(madeOf.url));
  const finish = (url: string, next: 'use' | 'crop') => {
    onChange(url);
    setDialog(next === 'crop' ? 'crop' : null);
  };
  if (!video && !known && !canGoBack) return null;
  return (
    <div className="pi-tools">
      {known && <PictureFacts file={known.file} />}
      <div className="pi-buttons">
        {known && problems.some(isMendable) && (
          <FitButton
            file={known.file}
            need={coverNeed(composed, rules)}
            onDone={({ url }) => finish(url, 'use')}
          />
        )}
        {video && (
          <Button size="small" onClick={() => setDialog('frame')}>
            {t('picture.frame.title')}
          </Button>
        )}
        {known && (
          <Button size="small" onClick={() => setDialog('crop')}>
            {t('picture.crop.open')}
          </Button>
        )}
        {canGoBack && (
          <Button size="small" onClick={back}>
            {t('picture.undo')}
          </Button>
        )}
      </div>
      {dialog === 'frame' && video && (
        <FrameDialog
          video={video}
          before={known?.frame ?? null}
          onDrawn={finish}
          onCancel={() => setDialog(null)}
        />
      )}
      {dialog === 'crop' && (
        <CropDoor
          url={cover}
          wanted={coverRatios(composed, rules)}
          onDone={({ url }) => finish(url, 'use')}
          onCancel={() => setDialog(null)}
        />
      )}
    </div>
  );
}
