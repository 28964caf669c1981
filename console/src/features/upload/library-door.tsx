// The way for files into the library, without a post: chosen or dropped, of every kind we take.
import { filesPerChoice, uploadTypes } from '@herald/contract/constants.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Taken } from './choose-files.ts';
import { libraryPost } from './pending.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { useUploads } from './use-uploads.ts';
import './upload.css';
import type { Unarrived } from '../../lib/unarrived.ts';

const taken: Taken = {
  field: 'images',
  types: uploadTypes,
  atOnce: filesPerChoice,
  tooMany: 'files-too-many-at-once',
};
const nothing = () => undefined;

export type LibraryDoorProps = {
  /** What has arrived is a material already. */
  readonly onStored: () => void;
  readonly onUnfinished?: (left: Unarrived) => void;
};

export function LibraryDoor({ onStored, onUnfinished = nothing }: LibraryDoorProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const uploads = useUploads({ taken, post: libraryPost, onStored, onUnfinished });
  const isOver = useDroppedFiles(block, uploads.add);
  return (
    <section
      ref={block}
      className={isOver ? 'up-block up-block-over up-library' : 'up-block up-library'}
      aria-label={t('upload.library.title')}
    >
      <UploadRows pending={uploads.pending} />
      <UploadDoor
        id="library-upload"
        taken={taken}
        label={t('upload.library.choose')}
        hint={t('upload.library.drop', { types: uploadTypes.join(' ') })}
        onFiles={uploads.add}
      />
    </section>
  );
}
