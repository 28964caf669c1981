// The picture of a link's card: only the owner of its domain may give it another than the page has itself.
import type { Answer } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { textAt } from '../../json.ts';
import { invalidParameter } from './answers.ts';

/** Domains that are verified for every page here, with their subdomains. */
const OWNED = ['example.com', 'example.org', 'harbour.example'];

export function problemWithPicture(fields: JsonRecord, link: string | undefined): Answer | undefined {
  const picture = textAt(fields, 'picture');
  if (picture === undefined) return undefined;
  if (link === undefined) return invalidParameter('picture requires link');
  const { hostname } = new URL(link);
  if (!OWNED.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)))
    return invalidParameter(
      'Only owners of the URL have the ability to specify the picture, name, thumbnail or description params.',
    );
  const isAddress = URL.canParse(picture) && /^https?:$/.test(new URL(picture).protocol);
  return isAddress ? undefined : invalidParameter('Param picture must be a valid URL');
}
