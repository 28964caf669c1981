// Everything behind the sign-in page: the router, and the memory of what the server answered.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { signsQuery } from '../lib/permissions.ts';
import { byItself } from '../lib/polls.ts';
import { whenRightsChange } from '../lib/rights.ts';
import { menuQuery, personQuery } from './person.ts';
import { queries } from './queries.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter();

// Another person of the newsroom has changed what this one may: menu and buttons follow at once, what is typed stays.
whenRightsChange(() =>
  byItself(() => {
    for (const { queryKey } of [personQuery, signsQuery, menuQuery])
      void queries.refetchQueries({ queryKey });
  }),
);

export function RoutedPages() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
