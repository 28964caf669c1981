// Why a video is better converted, one line for each reason, with the channels it is for.
import type { FilmReason } from '@herald/contract/video.ts';
import { useTranslation } from 'react-i18next';

/** As people know them; others by their own name. */
const codecNames: Readonly<Record<string, string>> = {
  hevc: 'H.265 (HEVC)',
  av1: 'AV1',
  prores: 'ProRes',
  mjpeg: 'Motion JPEG',
  mpeg4: 'MPEG-4',
  h264: 'H.264',
};

export function FilmReasons({ reasons }: { readonly reasons: readonly FilmReason[] }) {
  const { t } = useTranslation();
  const sentenceOf = ({ why, channels: takers, said }: FilmReason): string => {
    const channels = takers.join(', ');
    const sentences = {
      codec: t('upload.film.why.codec', { codec: codecNames[said] ?? said.toUpperCase() }),
      'high-range': t('upload.film.why.highRange'),
      colours: t('upload.film.why.colours', { layout: said }),
      sides: t('upload.film.why.sides', { channels, limit: said }),
      size: t('upload.film.why.size', { channels, limit: said }),
      container: t('upload.film.why.container', { channels, ending: said }),
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
