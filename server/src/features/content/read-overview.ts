// Read what the dashboard shows: how many drafts are mine, and how my content stands.
import type { overviewEndpoints } from '@herald/contract/endpoints/overview.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { countContent } from './count-content.ts';
import { listDrafts } from './list-drafts.ts';

/** Only the counts of the lists are wanted. */
const asked = { page: 1, pageSize: 1 };

export async function readOverview(
  context: Context,
  actor: Actor,
): Promise<OutputOf<typeof overviewEndpoints.readOverview>> {
  const [{ counts: drafts }, content] = await Promise.all([
    listDrafts(context, actor, { ...asked, title: '' }),
    countContent(context, actor, { ...asked, keyWord: '', of: 'mine' }),
  ]);
  return { drafts, content };
}
