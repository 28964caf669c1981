// The calls of the content lists: mine, my department's, everybody's; what is done with packages of them.
import type { contentSorts, ContentState, SortOrder } from '@herald/contract/content-lists.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { call } from '../../lib/call.ts';
import type { Confirmed } from '../../lib/shown-twins.ts';
import { asksAgain } from '../../lib/use-send-again.ts';

export type Scope = 'mine' | 'department' | 'all';
export type ContentRow = OutputOf<typeof contentEndpoints.listMine>['items'][number];

const endpoints = {
  mine: contentEndpoints.listMine,
  department: contentEndpoints.listDepartment,
  all: contentEndpoints.listAll,
} as const;

export type ContentQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly keyWord: string;
  readonly channel?: string;
  readonly contentFileType?: number;
  readonly createStartDate?: string;
  readonly createEndDate?: string;
  readonly state?: ContentState;
  readonly sort?: (typeof contentSorts)[number];
  readonly order?: SortOrder;
};

export function listContent(scope: Scope, query: ContentQuery, signal?: AbortSignal) {
  return call(endpoints[scope], query, signal ? { signal } : {});
}

const mostOnPage = 100;

/** Page after page; what is added or deleted meanwhile is not missed and not told twice. */
export async function readAllContent(scope: Scope, query: ContentQuery): Promise<ContentRow[]> {
  const found = new Map<string, ContentRow>();
  for (let page = 1; ; page += 1) {
    const { items } = await listContent(scope, { ...query, page, pageSize: mostOnPage });
    for (const row of items) found.set(row.pkGUID, row);
    if (items.length < mostOnPage) return [...found.values()];
  }
}

export function countContent(of: Scope, query: ContentQuery, signal: AbortSignal) {
  return call(contentEndpoints.countContent, { ...query, of }, { signal, mute: 'all' });
}

/** With `used` those taken away since that packages keep. */
export const listCategories = (used: '0' | '1', signal: AbortSignal) =>
  call(contentEndpoints.listCategories, { used }, { signal, mute: 'all' });

/** These two tell nothing by themselves. */
export const deletePackage = (pkGUID: string) =>
  call(contentEndpoints.deletePackage, { pkGUID, pkguid: pkGUID }, { mute: 'all' });
export const restorePackage = (pkGUID: string) =>
  call(contentEndpoints.restorePackage, { pkGUID }, { mute: 'all' });

export const movePackages = (pkGUIDs: readonly string[], channel: string) =>
  call(contentEndpoints.movePackages, { pkGUIDs: [...pkGUIDs], channel });

/** Of a whole package: what its accounts show already is left alone, and nothing is asked (D-08). */
export const restartPackage = ({ pkGUID, again, twins }: Confirmed & { readonly pkGUID: string }) =>
  call(publishingEndpoints.restart, { id: pkGUID, again, twins: [...twins] }, { mute: asksAgain });
