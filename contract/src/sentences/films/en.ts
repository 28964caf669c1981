// What is said of a film no channel, or not every one, takes, in English.
import type { FilmSentences } from '../keys.ts';

export const filmsEn: FilmSentences = {
  'film-codec':
    '{channel}: wants video stored as {takes}; this one is {is}. Converted to H.264 here, it is taken.',
  'film-frames-few':
    '{channel}: wants at least {takes} frames a second; the video has {is}. Converted here, it is taken.',
  'film-frames-many':
    '{channel}: wants at most {takes} frames a second; the video has {is}. Converted here, it is taken.',
  'film-bit-rate':
    '{channel}: wants at most {takes} Mbit/s; the video has {is} Mbit/s. Converted here, it is taken.',
  'film-sound':
    '{channel}: wants the sound of a video as {takes}; this one has {is}. Converted here, it is taken.',
  'film-sample-rate':
    '{channel}: wants the sound of a video at {takes} kHz at most; it has {is} kHz. Converted here, it is taken.',
  'video-too-small':
    '{channel}: the video has {size} KB; at least {limit} KB are needed. Use a longer or better one.',
  'video-too-long':
    '{channel}: the video lasts {length} seconds; at most {limit}. Cut it, or leave this channel out.',
  'video-too-short':
    '{channel}: the video lasts {length} seconds; at least {limit}. Use a longer one, or leave this channel out.',
  'film-damaged': 'the file breaks off or is damaged; play it through, export it again and upload that',
  'film-holds-more':
    'the file holds something beside the video that could not be taken out; export the video again and upload that',
  'film-subtitled':
    'the video has subtitles as a track of their own, which no channel would show; burn them into the picture, or export it without them, and upload that',
  'film-dolby-only':
    'its colours are in Dolby Vision alone (profile 5) and come out green and purple on every channel; export it as HDR10, HLG or SDR and upload that',
  'film-beyond':
    'it is longer than {hours} hours, wider than {side} pixels or holds more tracks than a video does; export it anew',
  'film-converting':
    'The video is still being converted. Wait until that is done, or cancel the conversion in the editor.',
};
