// The rows of the demonstration's articles.
import type {
  DemoArticle,
  DemoArticleQuery,
  DemoStatus,
  DemoType,
  DemoPlatform,
} from '@herald/contract/demo.ts';
import { sql } from 'kysely';
import { now, type Executor } from '../../../db/client.ts';

export type ArticleRow = Omit<DemoArticle, 'display_time' | 'timestamp'> & {
  displayed_at: Date | null;
  stamped_at: Date;
};

export type ArticleChange = {
  status?: DemoStatus | undefined;
  title?: string | undefined;
  content?: string | undefined;
  content_short?: string | undefined;
  source_uri?: string | undefined;
  image_uri?: string | undefined;
  displayed_at?: Date | null | undefined;
  stamped_at?: Date | undefined;
  platforms?: DemoPlatform[] | undefined;
  comment_disabled?: boolean | undefined;
  importance?: number | undefined;
  author?: string | undefined;
  type?: DemoType | undefined;
  remark?: string | undefined;
};

export type NewArticle = ArticleChange & { title: string };

type Asked = Omit<DemoArticleQuery, 'page' | 'limit' | 'sort'>;

function articles(db: Executor, { title, importance, type, status }: Asked) {
  let found = db.selectFrom('demo_article');
  if (title !== '') found = found.where(sql<boolean>`strpos(lower(title), lower(${title})) > 0`);
  if (importance !== undefined) found = found.where('importance', '=', importance);
  if (type !== undefined) found = found.where('type', '=', type);
  return status === undefined ? found : found.where('status', '=', status);
}

export async function articleRows(db: Executor, asked: DemoArticleQuery): Promise<ArticleRow[]> {
  return articles(db, asked)
    .selectAll()
    .orderBy('id', asked.sort === '-id' ? 'desc' : 'asc')
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit)
    .execute();
}

export async function countArticles(db: Executor, asked: Asked): Promise<number> {
  const { total } = await articles(db, asked)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function articleById(db: Executor, id: number): Promise<ArticleRow | undefined> {
  return db.selectFrom('demo_article').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertArticle(db: Executor, article: NewArticle): Promise<ArticleRow> {
  return db
    .insertInto('demo_article')
    .values({ ...article, stamped_at: article.stamped_at ?? now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when there is no such article. */
export async function changeArticleRow(
  db: Executor,
  id: number,
  change: ArticleChange,
): Promise<ArticleRow | undefined> {
  const given = Object.values(change).some((value) => value !== undefined);
  if (!given) return articleById(db, id);
  return db.updateTable('demo_article').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}
