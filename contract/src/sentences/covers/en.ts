// What is said of covers, and of pictures that are drawn anew, in English.
import type { CoverSentences } from '../keys.ts';

export const coversEn: CoverSentences = {
  'cover-second': 'The cover is limited to 1 picture.',
  'cover-missing': '{channel}: needs a cover picture.',
  'cover-type': '{channel}: the cover must be {types}. “Make it fit” turns it into one.',
  'cover-too-large':
    '{channel}: the cover has {size} MB; at most {limit} MB. Make it fit, or choose a lighter one.',
  'cover-left-out':
    '{channel}: the cover has {size} MB, over {limit} MB, and is left out; the post goes without it. Make it fit to keep it, or choose a lighter one.',
  'cover-pixels':
    '{channel}: the cover has {width} × {height} pixels; fewer than {limit} in all are allowed. Make it fit, or crop it.',
  'cover-ratio':
    '{channel}: covers are shown as {ratios}; this one has {width} × {height}. Crop it, or {channel} cuts or frames it itself.',
  'cover-not-listed':
    '{channel}: image not on whitelist, thumbnail upload cancelled. The post still goes out; to have a thumbnail, link to one of our own sites.',
  'cover-not-allowed': '{channel}: a cover is allowed only with a link or a video.',
  'cover-not-sent': '{channel}: the cover is not sent there.',
  'frame-beyond': 'The video is {length} seconds long. Choose a moment before its end.',
  'frame-undrawn':
    'No picture could be drawn of this moment of the video. Choose another moment, or upload a cover.',
  'crop-outside': 'The cut-out reaches beyond the picture of {width} × {height} pixels. Draw it again.',
  'picture-undrawn': 'This picture cannot be drawn anew here. Save it as a JPEG and upload that.',
  'fit-impossible':
    'The picture cannot be made as light as {limit} MB and still be seen. Choose another one.',
};
