// Calls of the material library (document 1 §7): what one uploaded, found again, named, described, deleted and restored.
import { z } from 'zod';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { plainName } from '../form-rules.ts';
import { Material, materialAltLimit, materialTitleLimit, MaterialUse } from '../materials.ts';
import { mayEdit } from '../permissions.ts';
import { Paging, paged } from './paging.ts';

const one = z.object({ id: z.string().min(1).max(100) });
/** One, or several with commas between: all of them or none. */
const several = IdList.refine((ids) => ids.length > 0 && ids.length <= 100);
/** In a query as a word, in a body as itself. */
const flag = z.union([z.boolean(), z.stringbool()]).default(false);
const title = z.string().overwrite(plainName).min(1).max(materialTitleLimit);
const dataContent = z.string().trim().max(materialAltLimit);

export const materialEndpoints = {
  listMaterials: endpoint({
    method: 'GET',
    path: '/content/material/myMaterial',
    summary:
      'My materials, the latest upload first: of one `type` (1 video, 2 audio, 4 image; none or 0 is every one), with these words in title, file name or alt text; `deleted` lists those that can be restored.',
    input: z.object({
      ...Paging,
      type: z.coerce.number().int().min(0).max(9).default(0),
      title: z.string().max(200).default(''),
      deleted: flag,
    }),
    output: paged(Material),
    permission: 'signed-in',
  }),
  readMaterial: endpoint({
    method: 'GET',
    path: '/content/material/query',
    summary: 'One of my materials, a deleted one too while it can be restored.',
    input: one,
    output: Material,
    permission: 'signed-in',
  }),
  addMaterial: endpoint({
    method: 'POST',
    path: '/content/material/materialUploading',
    summary:
      'A stored file (`url`) becomes a material of mine, as every finished upload does by itself; the same file again answers the same id.',
    input: z.object({
      url: z.string().min(1).max(4_000),
      name: z.string().max(400).default(''),
      title: title.optional(),
      dataContent: dataContent.optional(),
    }),
    output: z.object({ id: z.string() }),
    permission: mayEdit,
  }),
  changeMaterial: endpoint({
    method: 'POST',
    path: '/content/material/update',
    summary: 'Give a material another title, another alt text, or both; what is left out stays.',
    input: z.object({ ...one.shape, title: title.optional(), dataContent: dataContent.optional() }),
    output: z.object({}),
    permission: mayEdit,
  }),
  removeMaterials: endpoint({
    method: 'GET',
    path: '/content/material/delete',
    summary:
      'Delete materials; what is in use answers material-in-use until `confirm` says so. What names a file keeps it, and a month long it can be restored.',
    input: z.object({ id: several, confirm: flag }),
    output: z.object({}),
    permission: mayEdit,
    alsoTakes: 'post',
  }),
  restoreMaterials: endpoint({
    method: 'POST',
    path: '/content/material/restore',
    summary: 'Restore deleted materials within a month (path ours).',
    input: z.object({ id: several }),
    output: z.object({}),
    permission: mayEdit,
  }),
  listUses: endpoint({
    method: 'GET',
    path: '/content/material/uses',
    summary:
      'Where a material is used, the latest first and at most a hundred of each kind; `hidden` counts what this person may not see (path ours).',
    input: one,
    output: z.object({ items: z.array(MaterialUse), hidden: z.number().int(), total: z.number().int() }),
    permission: 'signed-in',
  }),
} as const;
