// Calls for pictures of pages: one taken now, and those kept of what went live (document 1 §7, C-65, D-05).
import { z } from 'zod';
import { pictureCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { PagePicture, PageShot } from '../pictures.ts';
import { Paging, paged } from './paging.ts';

const page = { pageAlias: z.string().max(100).default(''), pageUrl: z.string().min(1).max(2_000) };

/** Of one publication (`id`), of all of a package (`pkGUID`), or of whatever stands at an address; of several (`ids`) the latest of each. */
const KeptOf = z
  .object({
    ...Paging,
    id: z.string().max(100).optional(),
    ids: z.array(z.string().max(100)).max(100).optional(),
    pkGUID: z.string().max(100).optional(),
    pageAlias: page.pageAlias,
    pageUrl: page.pageUrl.optional(),
  })
  .refine(({ id, ids, pkGUID, pageUrl }) => [id, ids, pkGUID, pageUrl].some((one) => one !== undefined));

export const pictureEndpoints = {
  pageShot: endpoint({
    method: 'GET',
    path: '/content/publish/screenShot',
    summary:
      'The picture of a page (`pageUrl`) of a channel (`pageAlias`), taken now; ask again while it is being taken.',
    input: z.object(page),
    output: PageShot,
    permission: 'signed-in',
    timeoutMs: pictureCallTimeoutMs,
  }),
  keptPictures: endpoint({
    method: 'POST',
    path: '/content/publish/picUrlPage',
    summary: 'The pictures kept of what went live, the latest first.',
    input: KeptOf,
    output: paged(PagePicture),
    permission: 'signed-in',
  }),
} as const;
