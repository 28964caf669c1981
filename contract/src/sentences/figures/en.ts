// Why there are no figures of a post, in English.
import type { FiguresSentences } from '../keys.ts';

export const figuresEn: FiguresSentences = {
  'figures-by-day':
    "{channel} gives no figures of one article, only of whole days. Look in the account's own console at {channel}.",
  'figures-not-live': 'The post is not live, so nothing is counted any more.',
  'figures-not-yet': 'It has not been live yet, so nothing was counted. Read them when it is.',
  'figures-no-pictures':
    '{channel} tells applications the figures of videos only, not of pictures. Look in its own app.',
  'figures-paused':
    'Publishing is paused here, and the platform is left alone meanwhile. Read them again when the pause is lifted.',
  'figures-platform-resting':
    '{channel} is in trouble and is left alone for a while. Read them again in a few minutes.',
  'figures-busy':
    'Our application has used half of its calls to {channel}; the rest is kept for publishing. Read them again in an hour.',
  'figures-kept':
    'Half of the calls that {channel} allows this account are used; the rest is kept for publishing. Read them again tomorrow.',
  'figures-account-gone': 'Your department no longer has this account. Bind it again to read them.',
  'figures-authorise': 'The account must be authorised again at {channel}. Do that, then read them again.',
  'figures-no-answer':
    '{channel} did not answer as it should. Read them again in a few minutes; if it stays so, look at {channel} itself.',
  'figures-too-fast': '{channel} asks to go slower. Read them again later.',
  'figures-closed': '{channel} tells no application the figures of this account. Look at {channel} itself.',
};
