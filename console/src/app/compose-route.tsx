// The composer put together: its desk with the list of items, the blocks for files, the materials and the previews in their places.
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { ComposePage } from '../features/compose/compose-page.tsx';
import { ModifyPage } from '../features/compose/modify-page.tsx';
import type { Slots } from '../features/compose/slots.ts';
import { ItemList } from '../features/items/item-list.tsx';
import { MaterialDoor } from '../features/materials/material-door.tsx';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';
import { CoverTools } from '../features/picture/cover-tools.tsx';
import { PictureTools } from '../features/picture/picture-tools.tsx';
import { CoverBlock } from '../features/upload/cover-block.tsx';
import { LibraryDoor } from '../features/upload/library-door.tsx';
import { PictureBlock } from '../features/upload/picture-block.tsx';
import { VideoBlock } from '../features/upload/video-block.tsx';
import { renderPicker } from './compose-pickers.tsx';
import { personQuery } from './person.ts';

/** Every navigation here is another composer, even to the same address (R-RTE-009). */
export function ComposeRoute() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const person = useQuery(personQuery).data;
  if (!person) return null;
  // An upload belongs to one item of one opened page.
  const slotsOf = (item: string): Slots => ({
    renderItems: (slot) => <ItemList {...slot} {...{ renderPicker }} />,
    renderPreviews: (slot) => <PreviewPanel {...slot} />,
    renderPictures: (slot) => (
      <PictureBlock
        {...slot}
        post={`${key} ${item}`}
        toolsOf={(picture, index) => (
          <PictureTools
            {...{ picture, rules: slot.rules }}
            onReplace={(next) => slot.onChange(index, next)}
          />
        )}
      />
    ),
    renderVideo: (slot) => <VideoBlock {...slot} post={`${key} ${item}`} />,
    renderCover: (slot) => <CoverBlock {...slot} post={`${key} ${item}`} tools={<CoverTools {...slot} />} />,
    renderMaterials: (slot) => (
      <MaterialDoor {...slot} renderUpload={(hears) => <LibraryDoor {...hears} />} />
    ),
  });
  // C-40: 3 is globalStatus 3, the edit of what is live; a link without the publication names its package (R-RTE-026).
  if (search.get('status') === '3')
    return (
      <ModifyPage
        key={key}
        oppId={search.get('opp_id') || search.get('pkGUID') || '-'}
        person={person.id}
        {...slotsOf('')}
      />
    );
  return <ComposePage key={key} {...{ search, slotsOf }} person={person.id} />;
}
