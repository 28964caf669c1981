// A film beside the question whether its post may go, though its tile is not shown: looked at, and which channel gets which of it.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../lib/known-files.ts';
import { FilmGoing } from './film-going.tsx';
import { judgeFilm } from './film-verdict.ts';
import { useFilm } from './use-film.ts';

export type FilmFateProps = { readonly video: MediaItem; readonly rules: readonly ChannelRules[] };

const nothing = () => undefined;

export function FilmFate({ video, rules }: FilmFateProps) {
  const { t } = useTranslation();
  const known = useKnownFiles([]);
  // Only looked at: what is to be made of it is decided at its tile.
  const asked = { isFresh: false, stopped: undefined, onStopped: nothing, onReplace: nothing };
  const { state, isAsking } = useFilm({ video, rules, ...asked });
  const isUnknown = state.kind === 'unchecked';
  return (
    <>
      {video.name}
      {isAsking && <output className="up-film">{t('upload.film.checking')}</output>}
      {isUnknown && <output className="up-film">{t('upload.film.unchecked')}</output>}
      {!isAsking && <FilmGoing verdict={judgeFilm(state, video, rules, known)} />}
    </>
  );
}
