// What uploads while its own post is not open; keeping the session alive by it (C-54).
import { useQueryClient } from '@tanstack/react-query';
import { UploadTray } from '../features/upload/upload-tray.tsx';
import { useSigns } from '../lib/permissions.ts';
import { menuQuery } from './person.ts';

export function Tray() {
  const { canEdit } = useSigns();
  const memory = useQueryClient();
  return <UploadTray mayEdit={canEdit} onUnit={() => void memory.refetchQueries(menuQuery)} />;
}
