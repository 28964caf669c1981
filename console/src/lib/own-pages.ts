// The pages of a list that is no page itself, a dialog's for instance: nothing of it stands in the address.
import { pagerPageSize } from '@herald/contract/constants.ts';
import { useState } from 'react';
import type { ListAddress } from './list-address.ts';

export type OwnPages = Pick<ListAddress, 'page' | 'pageSize' | 'turn'> & { readonly toFirst: () => void };

export function useOwnPages(): OwnPages {
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: pagerPageSize });
  return {
    page,
    pageSize,
    turn: (wanted, size) => setPages({ page: size === pageSize ? wanted : 1, pageSize: size }),
    toFirst: () => setPages({ page: 1, pageSize }),
  };
}
