// The detail screen put together: its facts with the composer's accounts and the previews in their places.
import { useSearchParams } from 'react-router';
import { DetailPage } from '../features/detail/detail-page.tsx';
import type { DetailKind } from '../lib/detail-door.ts';
import { detailSlots } from './detail-slots.tsx';

/** The address names the call that opens it: …/contentList/query?id= and …/contentList/draft/query?id=. */
export function DetailRoute({ kind }: { readonly kind: DetailKind }) {
  const [search] = useSearchParams();
  const id = search.get('id') || '-';
  return <DetailPage key={`${kind} ${id}`} {...{ kind, id }} {...detailSlots} />;
}
