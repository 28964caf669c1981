// The composers of one channel: Facebook's, which is the simple edition (C-05), and Twitter's (R-RTE-010, R-RTE-011).
import { EditionContext } from '../lib/edition.ts';
import { ComposeRoute } from './compose-route.tsx';

export function FacebookComposeRoute() {
  return (
    <EditionContext value="simple">
      <ComposeRoute only={31} />
    </EditionContext>
  );
}

export const TwitterComposeRoute = () => <ComposeRoute only={32} />;
