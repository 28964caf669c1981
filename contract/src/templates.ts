// Templates of packages: what a new item begins with, kept under a name.
import { z } from 'zod';

export const templateNameLimit = 100;
export const TemplateName = z.string().trim().min(1).max(templateNameLimit);

/** Whose are looked at. */
export const TemplateScope = z.enum(['mine', 'department']);
export type TemplateScope = z.infer<typeof TemplateScope>;

/** `updateTime` is wall clock in the platform's zone; `mediaType` the kinds of its blocks. */
export const TemplateRow = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  channel: z.string(),
  mediaType: z.array(z.number().int()),
  owner: z.string(),
  updateTime: z.string(),
});
export type TemplateRow = z.infer<typeof TemplateRow>;
