// The calls of the demonstration pages: articles, roles, routes, transactions and the names of authors.
import type { DemoArticleQuery, WrittenDemoArticle } from '@herald/contract/demo.ts';
import { demoEndpoints as calls } from '@herald/contract/endpoints/demo.ts';
import { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** How long the list's loading indicator stays after the answer (C-94). */
const shownMs = 1_500;

export type Articles = OutputOf<typeof calls.articles>;
const articlesKey = (asked: object) => ['demo', 'articles', asked] as const;

/** Every page of the template's spreadsheets and archives shows the first twenty. */
export function useSampleArticles() {
  return useQuery({
    queryKey: articlesKey({}),
    queryFn: ({ signal }) => call(calls.articles, {}, { signal }),
  });
}

export type AskedArticles = Pick<DemoArticleQuery, 'page' | 'limit' | 'title' | 'sort'> & {
  readonly importance?: number | undefined;
  readonly type?: DemoArticleQuery['type'] | undefined;
  readonly status?: DemoArticleQuery['status'] | undefined;
};

export function useArticleList(asked: AskedArticles) {
  return useQuery({
    queryKey: articlesKey(asked),
    queryFn: async ({ signal }) => {
      const answer = await call(calls.articles, asked, { signal });
      await new Promise((done) => setTimeout(done, shownMs));
      return answer;
    },
    placeholderData: (before) => before,
  });
}

const rowsOfTab = 5;

/** Asked once: whoever comes back to a tab finds it as it was. */
export function useTabArticles(type: NonNullable<DemoArticleQuery['type']>) {
  return useQuery({
    queryKey: ['demo', 'tab', type],
    queryFn: ({ signal }) =>
      call(calls.articles, { page: 1, limit: rowsOfTab, type, sort: '+id' }, { signal }),
    staleTime: Infinity,
  });
}

export function useArticle(id: number | null) {
  return useQuery({
    queryKey: ['demo', 'article', id],
    queryFn: ({ signal }) => call(calls.article, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
  });
}

/** What is saved is seen by every list that is opened after it. */
export function useSaveArticle() {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...fields }: WrittenDemoArticle & { id: number | null }) =>
      id === null ? call(calls.createArticle, fields) : call(calls.editArticle, { ...fields, id }),
    onSuccess: () => void memory.invalidateQueries({ queryKey: ['demo'], refetchType: 'none' }),
  });
}

/** The row changes in place; nothing else of the list moves. */
export function useChangeRow(asked: AskedArticles) {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: (change: { id: number; status: Articles['items'][number]['status'] }) =>
      call(calls.editArticle, change),
    onSuccess: (row) =>
      memory.setQueryData<Articles>(articlesKey(asked), (before) =>
        before === undefined
          ? before
          : { ...before, items: before.items.map((one) => (one.id === row.id ? row : one)) },
      ),
  });
}

/** The new one stands on top of what is shown, wherever it will stand when the list is asked for again. */
export function useAddRow(asked: AskedArticles) {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: (article: WrittenDemoArticle) => call(calls.createArticle, article),
    onSuccess: (row) =>
      memory.setQueryData<Articles>(articlesKey(asked), (before) =>
        before === undefined ? before : { items: [row, ...before.items], total: before.total + 1 },
      ),
  });
}

export function useTransactions(isAsked: boolean) {
  return useQuery({
    queryKey: ['demo', 'transactions'],
    queryFn: ({ signal }) => call(calls.transactions, {}, { signal }),
    enabled: isAsked,
  });
}

export function usePages() {
  return useQuery({
    queryKey: ['demo', 'pages'],
    queryFn: async ({ signal }) => (await call(calls.pages, {}, { signal })).items,
  });
}

const rolesKey = ['demo', 'roles'] as const;
export type Roles = OutputOf<typeof calls.roles>['items'];

export function useRoles() {
  return useQuery({
    queryKey: rolesKey,
    queryFn: async ({ signal }) => (await call(calls.roles, {}, { signal })).items,
  });
}

export type WrittenRole = Omit<Roles[number], 'key'>;

/** R-ADM-027, R-ADM-028: a new one is appended, a known one replaced in its place. */
export function useSaveRole() {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, role }: { key: string | null; role: WrittenRole }) => {
      if (key === null) return { ...role, ...(await call(calls.addRole, role)) };
      await call(calls.changeRole, { ...role, key });
      return { ...role, key };
    },
    onSuccess: (saved, { key }) =>
      memory.setQueryData<Roles>(rolesKey, (before = []) =>
        key === null ? [...before, saved] : before.map((one) => (one.key === key ? saved : one)),
      ),
  });
}

export function useRemoveRole() {
  const memory = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => call(calls.removeRole, { key }),
    onSuccess: (_done, key) =>
      memory.setQueryData<Roles>(rolesKey, (before = []) => before.filter((one) => one.key !== key)),
  });
}

export function useAuthors(name: string) {
  return useQuery({
    queryKey: ['demo', 'authors', name],
    queryFn: async ({ signal }) => (await call(userEndpoints.searchPeople, { name }, { signal })).items,
    placeholderData: (before) => before,
  });
}
