// The material library put together: its page, with the way in for more files.
import { MaterialsPage } from '../features/materials/materials-page.tsx';
import { LibraryDoor } from '../features/upload/library-door.tsx';

export function MaterialsRoute() {
  return <MaterialsPage renderUpload={(onStored) => <LibraryDoor onStored={onStored} />} />;
}
