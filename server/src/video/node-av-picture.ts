// Which stream of a film is its picture: the first that moves, and no cover that was put beside it.
import type { Demuxer, Stream } from 'node-av';
import { AV_DISPOSITION_ATTACHED_PIC, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';

/** As ffmpeg’s `0:V:0` chooses. */
export function pictureIn({ streams }: Pick<Demuxer, 'streams'>): Stream | undefined {
  return streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  );
}
