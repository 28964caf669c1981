// The composer in its route: another item or another refreshTime is another composer (R-RTE-009).
import { useSearchParams } from 'react-router';
import { ComposePage } from '../features/compose/compose-page.tsx';

export function ComposeRoute() {
  const [search] = useSearchParams();
  const identity = ['status', 'refreshTime'].map((name) => search.get(name) ?? '').join('|');
  return <ComposePage key={identity} />;
}
