// The places of the detail, filled: the composer's accounts, the previews, and the versions of a package.
import type { ChannelId } from '@herald/contract/channels.ts';
import { AccountArea } from '../features/compose/account-area.tsx';
import type { DetailSlots } from '../features/detail/slots.ts';
import { VersionsButton } from '../features/versions/versions-button.tsx';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';

const nothingWrong = new Map<ChannelId, number>();

export const detailSlots: DetailSlots = {
  renderAccounts: (slot) => <AccountArea {...slot} problems={[]} />,
  renderVersions: (slot) => <VersionsButton {...slot} />,
  renderPreviews: (slot) => <PreviewPanel {...slot} problemCounts={nothingWrong} />,
};
