// The uploads of one block: several at a time, each with progress, cancel and retry; they go on while the block is away.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { rememberFile } from '../../lib/known-files.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import type { Unarrived } from '../../lib/unarrived.ts';
import { chooseFiles, type Taken } from './choose-files.ts';
import { openPlaces } from './open-places.ts';
import { allOf, isOf, nextStored, type BlockPlace, type Pending } from './pending.ts';
import { uploads } from './uploads.ts';
import { useUnarrived } from './use-unarrived.ts';

export type Uploads = {
  readonly pending: readonly Pending[];
  readonly add: (files: readonly File[]) => void;
};

export type UploadsAsk = {
  readonly taken: Taken;
  /** The opened post; another navigation to the same address is another. */
  readonly post: string;
  readonly block?: BlockPlace | undefined;
  readonly onStored: (item: MediaItem) => void;
  readonly onUnfinished: (left: Unarrived) => void;
};

export function useUploads({ taken, post, block, onStored, onUnfinished }: UploadsAsk): Uploads {
  const { field } = taken;
  const key = block?.key;
  const place = useMemo(() => ({ post, field, block: key }), [post, field, key]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const mine = allOf(all, place).filter((one) => isOf(one, block));
  const { open } = useUnarrived(all, place, onUnfinished);
  useEffect(() => openPlaces.enter(place), [place]);
  const store = useEffectEvent(onStored);
  useEffect(() => {
    const next = nextStored(
      all.filter((one) => isOf(one, block)),
      place,
    );
    if (!next?.record) return;
    uploads.remove(next.uid);
    store(itemOf(next.record, next.file, field));
  }, [all, place, field, block]);
  return {
    pending: mine.filter(({ state }) => state !== 'stored'),
    add: (files) => {
      const { accepted, problems } = chooseFiles(files, roomFor(taken, open));
      for (const problem of problems) tell('error', sayProblem(problem));
      uploads.add(place, accepted);
    },
  };
}

/** What is still on its way takes the place of the one that fits. */
function roomFor(taken: Taken, underway: number): Taken {
  return taken.field === 'images' ? taken : { ...taken, atOnce: Math.max(0, taken.atOnce - underway) };
}

function itemOf(record: FileRecord, file: File, field: Taken['field']): MediaItem {
  const { url, md5, size, width, height, durationSeconds } = record;
  rememberFile(url, { sizeBytes: size, width, height, durationSeconds });
  return {
    mediaType: field === 'video' ? mediaTypes.video : mediaTypes.image,
    content: '',
    url,
    name: record.name || file.name,
    size,
    md5,
    dataContent: '',
  };
}
