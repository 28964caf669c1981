// Everything behind the sign-in page: the router, and the memory of what the server answered.
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queries } from './queries.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter();

export function RoutedPages() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
