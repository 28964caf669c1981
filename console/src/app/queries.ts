// The memory of what the server answered, shared by all pages.
import { QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query';
import { onForgettingPages } from '../lib/kept-pages.ts';
import { byItself } from '../lib/polls.ts';
import { isSignedOut } from '../lib/signed-out.ts';

/** Every `refetchInterval` runs here: its calls are polls, and there are none while the page says that nobody is signed in. */
timeoutManager.setTimeoutProvider<ReturnType<typeof setTimeout>>({
  setTimeout: (done, ms) => setTimeout(done, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (ask, ms) =>
    setInterval(() => {
      if (!isSignedOut()) byItself(ask);
    }, ms),
  clearInterval: (timer) => clearInterval(timer),
});

/** So is what is asked again because the window or the network came back. */
class PollingCache extends QueryCache {
  override onFocus(): void {
    byItself(() => super.onFocus());
  }

  override onOnline(): void {
    byItself(() => super.onOnline());
  }
}

/** Nothing is asked again by itself: lib/call.ts tells of every failure once, and pages offer to try again. */
export const queries = new QueryClient({
  queryCache: new PollingCache(),
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 0 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What a page that is not open was shown goes with the page. */
onForgettingPages(() => queries.removeQueries({ type: 'inactive' }));
