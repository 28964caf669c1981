// The video of a post on its way to what every channel plays: looked at once it is stored, converted, and put in the original's place.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { rememberFile } from '../../lib/known-files.ts';
import { cancelConversion, startConversion, useConversion, useFilmCheck } from './api.ts';
import { filmState, isUnderway, startsUnasked, type FilmCheck, type FilmState } from './film-state.ts';

export type FilmAsk = {
  readonly video: MediaItem;
  readonly isFresh: boolean;
  readonly rules: readonly ChannelRules[];
  readonly onReplace: (video: MediaItem) => void;
};

export type Film = {
  readonly state: FilmState;
  readonly convert: () => void;
  readonly cancel: () => void;
  readonly lookAgain: () => void;
  readonly useOriginal: () => void;
};

export function useFilm({ video, isFresh, rules, onReplace }: FilmAsk): Film {
  const channels = rules.map(({ channelId }) => channelId).join(',');
  const asked = useFilmCheck(video.url, channels);
  const job = useConversion(video.jobId, (progress) => isUnderway(progress, video.url));
  const source = video.original ?? video;
  const start = useMutation({
    mutationFn: () => startConversion(source.url, channels),
    onSuccess: ({ jobId }) => onReplace({ ...video, jobId }),
  });
  const check = checkOf(asked, start.isError);
  const read = asked.data?.properties ?? null;
  useEffect(() => {
    if (read) rememberFile(video.url, factsOf(read));
  }, [read, video.url]);
  const facts = { block: video, isFresh, check };
  const mustStart = startsUnasked(facts) && start.isIdle;
  const begin = useEffectEvent(() => start.mutate());
  useEffect(() => {
    if (mustStart) begin();
  }, [mustStart]);
  const made = job.data?.state === 'TranscodeSuccess' ? job.data.file : null;
  const put = useEffectEvent((file: FileRecord) => onReplace(converted(video, file)));
  useEffect(() => {
    if (made && made.url !== video.url) put(made);
  }, [made, video.url]);
  return {
    state: filmState({ ...facts, progress: job.data }),
    convert: () => start.mutate(),
    cancel: () => {
      if (video.jobId !== undefined) void cancelConversion(video.jobId).then(() => job.refetch());
    },
    lookAgain: () => {
      start.reset();
      void asked.refetch();
    },
    useOriginal: () => {
      const { jobId: _job, original: _original, ...block } = video;
      if (video.original) onReplace({ ...block, ...video.original });
    },
  };
}

function checkOf({ data, isPending }: ReturnType<typeof useFilmCheck>, couldNotStart: boolean): FilmCheck {
  if (couldNotStart) return { kind: 'unheard' };
  if (data) return { kind: 'known', status: data.status, reasons: data.reasons };
  return { kind: isPending ? 'asking' : 'unheard' };
}

/** For the checks, of a video that was opened with its post too: no upload of this window knows it. */
function factsOf(film: VideoProperties): FileFacts {
  const { durationSeconds } = film;
  return { ...seenSize(film), durationSeconds, film };
}

/** R-TRANS-003: its address takes the original's place; what was written about it stays. */
function converted(video: MediaItem, { url, name, size, md5, ...facts }: FileRecord): MediaItem {
  const { width, height, durationSeconds } = facts;
  rememberFile(url, { sizeBytes: size, width, height, durationSeconds });
  const original = video.original ?? { url: video.url, name: video.name, size: video.size, md5: video.md5 };
  return { ...video, url, name, size, md5, original };
}
