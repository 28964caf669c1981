// What Instagram takes: a picture by its bytes, a caption by its letters, a carousel by what it is made of.
import type { Answer } from '../../call.ts';
import { readPicture } from '../../pictures.ts';
import { expired, invalid, notReady, refuse } from './answers.ts';
import { statusOf, type Container, type Instagram } from './state.ts';
import { hasTooManyTags, isAltText, isTooLong } from './text.ts';

const LARGEST_BYTES = 8 * 1_024 * 1_024;
const NARROWEST = 4 / 5;
const WIDEST = 1.91;

export function problemWithPicture(bytes: Buffer): Answer | undefined {
  if (bytes.length > LARGEST_BYTES)
    return refuse(36000, 2207004, 'The image size is too large.', {
      title: 'Image size too large',
      shown: 'The image is too large to download. It should be less than 8 MiB.',
    });
  const picture = readPicture(bytes);
  if (picture?.type !== 'jpeg')
    return refuse(36001, 2207005, 'The image format is not supported.', {
      shown: 'The image format is not supported. Supported formats are: JPEG.',
    });
  const ratio = picture.widthPixels / picture.heightPixels;
  if (ratio >= NARROWEST && ratio <= WIDEST) return undefined;
  return refuse(36003, 2207009, 'The aspect ratio is not supported.', {
    shown: 'The submitted image with an aspect ratio outside of 4:5 to 1.91:1 cannot be published.',
  });
}

export function problemWithWords(caption: string, altText: string): Answer | undefined {
  if (isTooLong(caption)) return refuse(36004, 2207010, 'The caption is too long.');
  if (hasTooManyTags(caption)) return refuse(100, 2207040, 'The caption has too many hashtags or mentions.');
  return isAltText(altText) ? undefined : invalid('Param alt_text is too long');
}

/** Two to ten items of this account, all of them ready, each once. */
export function problemWithItems(state: Instagram, accountId: string, ids: string[]): Answer | undefined {
  if (ids.length < 2 || ids.length > 10 || new Set(ids).size !== ids.length)
    return refuse(100, 2207028, 'A carousel takes 2 to 10 items.');
  for (const id of ids) {
    const item = state.containers.get(id);
    if (!item?.isItem || item.accountId !== accountId)
      return refuse(24, 2207006, 'The requested resource does not exist');
    const problem = problemWithStatus(state, item);
    if (problem) return problem;
  }
  return undefined;
}

export function problemWithStatus(state: Instagram, container: Container): Answer | undefined {
  const status = statusOf(state, container);
  if (status === 'EXPIRED') return expired();
  if (status === 'ERROR') return refuse(352, 2207026, container.error ?? '');
  return status === 'FINISHED' ? undefined : notReady();
}
