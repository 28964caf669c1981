// What the templates of packages ask of the server.
import { templateEndpoints } from '@herald/contract/endpoints/templates.ts';
import type { TemplateRow as Row, TemplateScope } from '@herald/contract/templates.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type TemplateRow = Row;
export type Asked = {
  readonly of: TemplateScope;
  readonly name: string;
  readonly page: number;
  readonly pageSize: number;
};

const root = 'templates';

export function useTemplates(asked: Asked) {
  return useQuery({
    queryKey: [root, asked],
    queryFn: ({ signal }) => call(templateEndpoints.listTemplates, asked, { signal, mute: 'all' }),
    placeholderData: keepPreviousData,
    // Somebody of the department may have saved one since.
    staleTime: 0,
  });
}

/** A refusal is told by the call; the list is read again after each. */
export function useTemplateDeeds() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: [root] });
  return {
    rename: async (id: string, name: string) => {
      await call(templateEndpoints.renameTemplate, { id, name });
      await again();
    },
    remove: async (id: string) => {
      await call(templateEndpoints.removeTemplate, { id });
      await again();
    },
  };
}
