// What every paged list asks and answers (R-CONST-012, C-68).
import { z } from 'zod';
import { lastListPage, listPageSize } from '../constants.ts';

export const Paging = {
  page: z.coerce.number().int().min(1).max(lastListPage).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(listPageSize),
};

export function paged<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int() });
}
