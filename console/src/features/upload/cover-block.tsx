// The cover of a post: one picture, uploaded, looked at, replaced or taken away; and which channels show it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coverTaken } from './choose-files.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { useUploads } from './use-uploads.ts';
import './upload.css';
import { listed } from '../../lib/listed.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type CoverBlockProps = {
  /** Of the button, so that a check can lead to it. */
  readonly id: string;
  /** Its address; empty for none. */
  readonly cover: string;
  readonly rules: readonly ChannelRules[];
  readonly onChange: (url: string) => void;
  readonly onUnfinished: (left: Unarrived) => void;
  /** The opened post its uploads belong to. */
  readonly post: string;
  /** What else can be done with it. */
  readonly tools: ReactNode;
};

/** One that is stored takes the place of the one before. */
export function CoverBlock({ id, cover, rules, onChange, onUnfinished, post, tools }: CoverBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const uploads = useUploads({ taken: coverTaken, post, onStored: ({ url }) => onChange(url), onUnfinished });
  const isOver = useDroppedFiles(block, uploads.add);
  const title = t('upload.cover.title');
  const showing = rules.filter(({ cover: takes }) => takes !== 'never' && takes !== 'ignored');
  const channels = listed(showing.map(({ name }) => name));
  return (
    <section ref={block} className={isOver ? 'up-block up-block-over' : 'up-block'} aria-label={title}>
      <div className="up-cover">
        {cover !== '' && <img src={cover} alt={title} />}
        <div className="up-cover-side">
          {tools}
          {cover !== '' && (
            <Button size="small" danger onClick={() => onChange('')}>
              {t('upload.cover.remove')}
            </Button>
          )}
        </div>
      </div>
      <UploadRows pending={uploads.pending} />
      <UploadDoor
        id={id}
        taken={coverTaken}
        label={t(cover === '' ? 'upload.cover.choose' : 'upload.cover.replace')}
        hint={channels === '' ? t('upload.cover.drop') : t('upload.cover.shownBy', { channels })}
        onFiles={uploads.add}
      />
    </section>
  );
}
