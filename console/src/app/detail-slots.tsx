// The places of the detail, filled: the composer's accounts, the previews, who else is here, and the versions and notes of a package.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { AccountArea } from '../features/compose/account-area.tsx';
import type { DetailSlots } from '../features/detail/slots.ts';
import { NotesPanel } from '../features/notes/notes-panel.tsx';
import { WhoIsHere } from '../features/presence/who-is-here.tsx';
import { VersionsButton } from '../features/versions/versions-button.tsx';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';

const nothingWrong = new Map<ChannelId, number>();

export const detailSlots: DetailSlots = {
  renderAccounts: (slot) => <AccountArea {...slot} problems={[]} />,
  renderPresence: (slot) => <WhoIsHere {...slot} />,
  renderNotes: ({ id }) => <NotesPanel key={id} id={id} />,
  renderVersions: (slot) => <VersionsButton {...slot} />,
  renderPreviews: (slot) => <PreviewPanel {...slot} problemCounts={nothingWrong} />,
};
