// The video of a post on its way to what its channels play: looked at once it is stored, converted for each need, and kept with its original.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { filmsOf } from '@herald/contract/choose-film.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import { placeFilms } from '@herald/contract/place-films.ts';
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { rememberFile } from '../../lib/known-files.ts';
import {
  cancelConversion,
  isUnknownJob,
  leaveConversion,
  startConversion,
  useConversion,
  useFilmCheck,
} from './api.ts';
import { findNeeds, type Made } from './film-needs.ts';
import {
  filmState,
  isUnderway,
  startsAnew,
  startsUnasked,
  type FilmCheck,
  type FilmState,
} from './film-state.ts';

export type FilmAsk = {
  readonly video: MediaItem;
  readonly isFresh: boolean;
  /** The job its person stopped here. */
  readonly stopped: string | undefined;
  readonly onStopped: (jobId: string) => void;
  readonly rules: readonly ChannelRules[];
  readonly onReplace: (video: MediaItem) => void;
};

export type Film = {
  readonly state: FilmState;
  /** What these channels take it as is not known yet. */
  readonly isAsking: boolean;
  readonly convert: () => void;
  readonly cancel: () => void;
  /** It is taken out: what is being made of it is wanted no more. */
  readonly leave: () => void;
  readonly lookAgain: () => void;
  readonly useOriginal: () => void;
};

export function useFilm({ video, isFresh, stopped, rules, onStopped, onReplace }: FilmAsk): Film {
  const channels = rules.map(({ channelId }) => channelId).join(',');
  const source = video.original ?? video;
  const asked = useFilmCheck(source.url, channels, video.made?.length ?? 0);
  const job = useConversion(video.jobId, (progress) => isUnderway(progress, video));
  const { jobId: _unknown, ...jobless } = video;
  const block = !job.data && isUnknownJob(job.error) ? jobless : video;
  const isLeft = useRef(false);
  // Pressed before the server had named the job: it is stopped once it has.
  const isUnwanted = useRef(false);
  const start = useMutation({
    mutationFn: () => startConversion(source.url, channels),
    onSuccess: ({ jobId }) => {
      if (isLeft.current) return leaveConversion(jobId);
      onReplace({ ...video, jobId });
      if (isUnwanted.current) void stop(jobId);
      return undefined;
    },
    onSettled: () => {
      isUnwanted.current = false;
    },
  });
  const stop = (jobId: string) => {
    onStopped(jobId);
    return cancelConversion(jobId).then(() => job.refetch());
  };
  const check = checkOf(asked, start.isError);
  const known = asked.data;
  useEffect(() => {
    if (!known) return;
    rememberFile(source.url, { sizeBytes: source.size, ...factsOf(known.properties) });
    for (const { file, properties } of known.made)
      rememberFile(file.url, { sizeBytes: file.size, ...factsOf(properties) });
  }, [known, source.url, source.size]);
  const facts = { block, isFresh, check, progress: job.data, stopped };
  const mustStart = startsAnew(facts) || (startsUnasked(facts) && start.isIdle && !asked.isFetching);
  const begin = useEffectEvent(() => start.mutate());
  useEffect(() => {
    if (mustStart) begin();
  }, [mustStart]);
  const file = job.data?.state === 'TranscodeSuccess' ? job.data.file : null;
  const isPut = file !== null && filmsOf(video).some(({ url }) => url === file.url);
  const { ready, isMissing } = needsOf(video, check);
  const put = useEffectEvent((made: FileRecord) => {
    onReplace(withFilms(video, [made, ...ready.map((one) => one.file)]));
    // What the other channels need follows.
    start.reset();
  });
  useEffect(() => {
    if (file && !isPut) put(file);
  }, [file, isPut]);
  // Another channel was chosen, and what it needs was made before.
  const isAdopted = isFresh && video.original !== undefined && ready.length > 0;
  const takeReady = () =>
    onReplace(
      withFilms(
        video,
        ready.map((one) => one.file),
      ),
    );
  const adopt = useEffectEvent(takeReady);
  useEffect(() => {
    if (isAdopted) adopt();
  }, [isAdopted]);
  return {
    state: filmState(facts),
    isAsking: check.kind === 'asking',
    convert: () => {
      isUnwanted.current = false;
      if (video.original && !isMissing) takeReady();
      else start.mutate();
    },
    cancel: () => {
      if (video.jobId === undefined) isUnwanted.current = true;
      else void stop(video.jobId);
    },
    leave: () => {
      isLeft.current = true;
      if (video.jobId !== undefined && (!job.data || isUnderway(job.data, video)))
        void leaveConversion(video.jobId);
    },
    lookAgain: () => {
      start.reset();
      void asked.refetch();
    },
    useOriginal: () => {
      const { jobId: _job, original, made: _made, ...block } = video;
      if (original) onReplace({ ...block, ...original });
    },
  };
}

function needsOf(video: MediaItem, check: FilmCheck): { ready: readonly Made[]; isMissing: boolean } {
  return check.kind === 'known' ? findNeeds(video, check) : { ready: [], isMissing: false };
}

/** What was said for other channels is no answer for these. */
function checkOf(asked: ReturnType<typeof useFilmCheck>, couldNotStart: boolean): FilmCheck {
  const { data, isPending, isPlaceholderData } = asked;
  if (couldNotStart) return { kind: 'unheard' };
  if (isPlaceholderData) return { kind: 'asking' };
  if (data) return { kind: 'known', status: data.status, reasons: data.reasons, made: data.made };
  return { kind: isPending ? 'asking' : 'unheard' };
}

/** For the checks, of a video that was opened with its post too: no upload of this window knows it. Null is an answer as well: it cannot be read. */
function factsOf(film: VideoProperties | null): FileFacts {
  if (!film) return { film };
  const { durationSeconds } = film;
  return { ...seenSize(film), durationSeconds, film };
}

function withFilms(video: MediaItem, files: readonly FileRecord[]): MediaItem {
  for (const { url, size, width, height, durationSeconds } of files)
    rememberFile(url, { sizeBytes: size, width, height, durationSeconds });
  return placeFilms(video, files);
}
