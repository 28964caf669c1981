// Why there is no picture of a page, or only a drawn one, in English.
import type { PictureSentences } from '../keys.ts';

export const picturesEn: PictureSentences = {
  'picture-no-browser':
    'No browser could be started to take the picture. Tell whoever runs Herald; the worker’s log says why.',
  'picture-closed': 'The address leads inside a network, or to no page: it is not opened.',
  'picture-unreachable': 'The page did not answer. Open it yourself to see whether it is there.',
  'picture-too-slow': 'The page was not ready in time. Try again later, or open it yourself.',
  'picture-too-large': 'The page took more memory than it may. Open it yourself.',
  'picture-error': 'The page answered with an error. Open it yourself to see whether it is there.',
  'picture-sign-in': 'The page is shown to signed-in readers only.',
  'picture-other-words':
    'The page does not show this post’s words: a sign-in, a consent or another page. Open it yourself.',
  'picture-no-address': 'The platform gave the post no public address.',
  'picture-not-live': 'The post was no longer live at that time.',
  'picture-missed': 'Herald was not running at that time. See the next picture.',
  'picture-owner-only': 'Only the owner of the account sees this page, so it is not photographed.',
  'picture-not-told': 'Neither the page nor the platform could be asked. Look there yourself.',
  'picture-begun': 'The page shows no more than how this post begins, and may be another. Open it yourself.',
  'picture-unsure':
    'The page could not be told for certain to show this post: another may look like it. Open it yourself.',
  'picture-off': 'Taking pictures is switched off here. Open the page yourself.',
};
