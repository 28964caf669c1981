// List what content is filed under, with how much keeps each name.
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { filingEndpoints } from '@herald/contract/endpoints/filing.ts';
import type { Actor, Context } from '../../context.ts';
import { countFiled } from '../content/count-filed.ts';
import { findShelf } from './find-shelf.ts';
import { allTerms } from './store/terms.ts';

type Endpoint = typeof filingEndpoints.terms;

/** A platform's own classes are kept by their ids, and named in the reader's language. */
export async function listTerms(
  context: Context,
  { language }: Actor,
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { shelf, platform, isFixed } = findShelf(context, asked);
  const kept =
    platform?.map(({ value, name }) => ({ id: value, name: name[language] })) ??
    (await allTerms(context.db, shelf));
  const counts = await countFiled(context.db, shelf);
  return {
    items: kept.map((term) => ({ ...term, uses: counts.get(term.id) ?? 0, fixed: isFixed(term.id) })),
    whose: platform ? 'platform' : 'newsroom',
  };
}
