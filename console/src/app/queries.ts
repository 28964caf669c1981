// The memory of what the server answered, shared by all pages.
import { QueryClient } from '@tanstack/react-query';
import { onForgettingPages } from '../lib/kept-pages.ts';

/** Nothing is asked again by itself: lib/call.ts tells of every failure once, and pages offer to try again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 0 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What a page that is not open was shown goes with the page. */
onForgettingPages(() => queries.removeQueries({ type: 'inactive' }));
