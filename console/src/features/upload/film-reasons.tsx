// Why a video is better converted, one line for each reason, with the channels it is for.
import { codecName } from '@herald/contract/codec-names.ts';
import type { FilmReason } from '@herald/contract/video.ts';
import { useTranslation } from 'react-i18next';
import { listed } from '../../lib/listed.ts';

export function FilmReasons({ reasons }: { readonly reasons: readonly FilmReason[] }) {
  const { t } = useTranslation();
  const sentenceOf = ({ why, channels: takers, said, is = '' }: FilmReason): string => {
    const named = { channels: listed(takers), limit: said, is };
    const sentences = {
      codec: t('upload.film.why.codec', { codec: codecName(said) }),
      'high-range': t('upload.film.why.highRange'),
      colours: t('upload.film.why.colours', { layout: said }),
      sides: t('upload.film.why.sides', named),
      width: t('upload.film.why.width', named),
      size: t('upload.film.why.size', named),
      container: t('upload.film.why.container', { ...named, ending: said }),
      'film-codec': t('upload.film.why.filmCodec', named),
      'film-frames-few': t('upload.film.why.framesFew', named),
      'film-frames-many': t('upload.film.why.framesMany', named),
      'film-bit-rate': t('upload.film.why.bitRate', named),
      'film-sound': t('upload.film.why.sound', named),
      'film-sample-rate': t('upload.film.why.sampleRate', named),
    };
    return sentences[why];
  };
  if (reasons.length === 0) return null;
  return (
    <ul className="up-film-why">
      {reasons.map((reason) => (
        <li key={`${reason.why} ${reason.channels.join()}`}>{sentenceOf(reason)}</li>
      ))}
    </ul>
  );
}
