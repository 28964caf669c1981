// The words of the demonstration pages: articles, roles and transactions that are nobody's work (document 2 §3).
import { z } from 'zod';
import { lastListPage } from './constants.ts';

export const demoStatuses = ['published', 'draft', 'deleted'] as const;
export const demoTypes = ['CN', 'US', 'JP', 'EU'] as const;
export const demoPlatforms = ['a-platform', 'b-platform', 'c-platform'] as const;
export const demoSorts = ['+id', '-id'] as const;
export type DemoStatus = (typeof demoStatuses)[number];
export type DemoType = (typeof demoTypes)[number];
export type DemoPlatform = (typeof demoPlatforms)[number];

/** R-CONST-023; 0 is one that was not rated (C-93). */
export const importanceMax = 3;
/** R-CONST-024: a file must be smaller. */
export const sheetLimitBytes = 1024 * 1024;
/** R-DEMO-027. */
export const articlesPerPage = 20;
/** R-DEMO-045. */
export const articleTitleLimit = 100;

const Importance = z.coerce.number().int().min(0).max(importanceMax);
const text = (max: number) => z.string().max(max).default('');

/** R-DEMO-044: none at all, or an address of the web. */
export function isSource(address: string): boolean {
  if (address === '') return true;
  return /^(https?|ftp):\/\/[^/\s]+/i.test(address) && URL.canParse(address);
}

/** What is written of an article (R-ENT-031). `content` is the markup of an article (article.ts), `display_time` a wall clock, `timestamp` epoch milliseconds. */
const fields = {
  status: z.enum(demoStatuses).default('draft'),
  title: z.string().trim().min(1).max(articleTitleLimit),
  content: text(200_000),
  content_short: text(2_000),
  source_uri: text(2_000).refine(isSource),
  image_uri: text(4_000),
  display_time: z.string().max(30).nullable().default(null),
  platforms: z.array(z.enum(demoPlatforms)).default(['a-platform']),
  comment_disabled: z.boolean().default(false),
  importance: Importance.default(0),
  author: text(200),
  type: z.enum(demoTypes).default('CN'),
  timestamp: z.number().int().min(0).max(253_402_300_799_000).optional(),
  remark: text(2_000),
};
export const NewDemoArticle = z.object(fields);
export type NewDemoArticle = z.infer<typeof NewDemoArticle>;
/** As it is sent: whatever is left out has a default. */
export type WrittenDemoArticle = z.input<typeof NewDemoArticle>;

const Id = z.coerce.number().int().min(1).max(2_147_483_647);
/** What is left out stays as it is. */
export const ChangedDemoArticle = z
  .object({
    ...fields,
    status: z.enum(demoStatuses),
    content: z.string().max(200_000),
    content_short: z.string().max(2_000),
    source_uri: z.string().max(2_000).refine(isSource),
    image_uri: z.string().max(4_000),
    display_time: z.string().max(30).nullable(),
    platforms: z.array(z.enum(demoPlatforms)),
    comment_disabled: z.boolean(),
    importance: Importance,
    author: z.string().max(200),
    type: z.enum(demoTypes),
    remark: z.string().max(2_000),
  })
  .partial()
  .extend({ id: Id });
export type ChangedDemoArticle = z.infer<typeof ChangedDemoArticle>;

/** As it is kept: nothing is missing, and a title of before a rule is still one. */
export const DemoArticle = z.object({
  ...fields,
  id: z.number().int(),
  title: z.string(),
  source_uri: z.string(),
  timestamp: z.number().int(),
  reviewer: z.string(),
  forecast: z.number(),
  pageviews: z.number().int(),
});
export type DemoArticle = z.infer<typeof DemoArticle>;

/** R-ENT-032. */
export const DemoArticleRow = DemoArticle.omit({ content: true });
export type DemoArticleRow = z.infer<typeof DemoArticleRow>;

export const DemoArticleQuery = z.object({
  page: z.coerce.number().int().min(1).max(lastListPage).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(articlesPerPage),
  importance: Importance.optional(),
  title: z.string().max(200).default(''),
  type: z.enum(demoTypes).optional(),
  status: z.enum(demoStatuses).optional(),
  sort: z.enum(demoSorts).default('+id'),
});
export type DemoArticleQuery = z.infer<typeof DemoArticleQuery>;
export const DemoArticleId = z.object({ id: Id });

const word = z.string().max(200);
const Route = z.object({
  path: word,
  component: word.optional(),
  redirect: word.optional(),
  name: word.optional(),
  alwaysShow: z.boolean().optional(),
  hidden: z.boolean().optional(),
  meta: z
    .object({
      title: word.optional(),
      icon: word.optional(),
      roles: z.array(word).max(20).optional(),
      noCache: z.boolean().optional(),
      activeMenu: word.optional(),
    })
    .optional(),
});
/** A route as the template serves it; `path` is absolute, `title` a key of the console’s catalogue. No deeper than this. */
export const DemoRoute = Route.extend({ children: z.array(Route).max(50).optional() });
export type DemoRoute = z.infer<typeof DemoRoute>;

/** R-ENT-030. */
export const DemoRole = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  routes: z.array(DemoRoute),
});
export type DemoRole = z.infer<typeof DemoRole>;
/** No field is required, as the template has it. */
export const NewDemoRole = z.object({
  name: text(100),
  description: text(1_000),
  routes: z.array(DemoRoute).max(100).default([]),
});
export type NewDemoRole = z.infer<typeof NewDemoRole>;

export const DemoTransaction = z.object({
  order_no: z.string(),
  timestamp: z.number().int(),
  username: z.string(),
  price: z.number(),
  status: z.enum(['success', 'pending']),
});
export type DemoTransaction = z.infer<typeof DemoTransaction>;
