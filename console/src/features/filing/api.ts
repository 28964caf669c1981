// The calls of filing: categories, special topics, and the classes of one channel.
import { filingEndpoints } from '@herald/contract/endpoints/filing.ts';
import type { FilingKind, FilingTerm } from '@herald/contract/filing.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** `channelid` is 0 for what is not of one channel. */
export type Shelf = { readonly kind: FilingKind; readonly channelid: number };

export function useTerms(shelf: Shelf) {
  return useQuery({
    queryKey: ['filing', shelf],
    queryFn: ({ signal }) => call(filingEndpoints.terms, shelf, { signal }),
  });
}

/** What is offered elsewhere under these names is asked for anew, too. */
const offered = ['filing', 'categories', 'special-topics', 'catalogue'];

export function useTermDeeds(shelf: Shelf) {
  const queries = useQueryClient();
  const onSettled = () => Promise.all(offered.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const create = useMutation({
    mutationFn: (name: string) => call(filingEndpoints.createTerm, { ...shelf, name }),
    onSettled,
  });
  const rename = useMutation({
    mutationFn: (asked: { id: string; name: string }) =>
      call(filingEndpoints.renameTerm, { ...shelf, ...asked }),
    onSettled,
  });
  const order = useMutation({
    mutationFn: (ids: string[]) => call(filingEndpoints.orderTerms, { ...shelf, ids }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, uses }: FilingTerm) =>
      call(uses > 0 ? filingEndpoints.deleteUsedTerm : filingEndpoints.deleteTerm, { ...shelf, id }),
    onSettled,
  });
  return { create, rename, order, remove };
}
