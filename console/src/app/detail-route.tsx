// The detail screen put together: its facts with the composer's accounts and the previews in their places.
import type { ChannelId } from '@herald/contract/channels.ts';
import { useSearchParams } from 'react-router';
import { AccountArea } from '../features/compose/account-area.tsx';
import { DetailPage } from '../features/detail/detail-page.tsx';
import type { DetailSlots } from '../features/detail/slots.ts';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';

const nothingWrong = new Map<ChannelId, number>();
const slots: DetailSlots = {
  renderAccounts: (slot) => <AccountArea {...slot} problems={[]} />,
  renderPreviews: (slot) => <PreviewPanel {...slot} problemCounts={nothingWrong} />,
};

/** The address names the call that opens it: …/contentList/query?id= and …/contentList/draft/query?id=. */
export function DetailRoute({ kind }: { readonly kind: 'draft' | 'package' }) {
  const [search] = useSearchParams();
  const id = search.get('id') || '-';
  return <DetailPage key={`${kind} ${id}`} {...{ kind, id }} {...slots} />;
}
