// Uploads of pictures for an article: chosen, dropped or pasted, several at a time; those nobody waits for any more are stopped.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesTaken } from './choose-files.ts';
import { isAt } from './pending.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { uploads as desk } from './uploads.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { usePastedFirst } from './use-pasted-first.ts';
import { useUploads } from './use-uploads.ts';
import './upload.css';
import type { Unarrived } from '../../lib/unarrived.ts';

export type ArticleUploadsProps = {
  readonly rules: readonly ChannelRules[];
  /** The opened post they belong to. */
  readonly post: string;
  /** They go up at once. */
  readonly first: readonly File[];
  readonly onStored: (picture: MediaItem) => void;
  readonly onUnfinished: (left: Unarrived) => void;
};

export function ArticleUploads({ rules, post, first, onStored, onUnfinished }: ArticleUploadsProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const taken = useMemo(() => picturesTaken(rules), [rules]);
  const own = `${post} article`;
  const { pending, add } = useUploads({ taken, post: own, onStored, onUnfinished });
  const isOver = useDroppedFiles(block, add);
  usePastedFirst(add);
  const begin = useEffectEvent(() => add(first));
  useEffect(() => {
    begin();
    return () => {
      const left = desk.list().filter((one) => isAt(one, { post: own, field: 'images' }));
      for (const { uid } of left) desk.remove(uid);
    };
  }, [own]);
  return (
    <section
      ref={block}
      className={isOver ? 'up-block up-block-over' : 'up-block'}
      aria-label={t('upload.title')}
    >
      <UploadRows pending={pending} />
      <UploadDoor
        id="article-upload"
        taken={taken}
        label={t('upload.choose')}
        hint={t('upload.drop')}
        onFiles={add}
      />
    </section>
  );
}
