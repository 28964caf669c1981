// The composer put together: its desk with the blocks for files, the materials and the previews in their places.
import type { ChannelId } from '@herald/contract/channels.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ArticleDoor } from '../features/article/article-door.tsx';
import { ComposePage } from '../features/compose/compose-page.tsx';
import { editedAs } from '../features/compose/edited-as.ts';
import { ModifyPage } from '../features/compose/modify-page.tsx';
import { ScheduledPage } from '../features/compose/scheduled-page.tsx';
import type { Slots } from '../features/compose/slots.ts';
import { DraftDoor } from '../features/drafts/draft-door.tsx';
import { MaterialDoor } from '../features/materials/material-door.tsx';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';
import { CoverTools } from '../features/picture/cover-tools.tsx';
import { PictureTools } from '../features/picture/picture-tools.tsx';
import { ArticleUploads } from '../features/upload/article-uploads.tsx';
import { CoverBlock } from '../features/upload/cover-block.tsx';
import { LibraryDoor } from '../features/upload/library-door.tsx';
import { PictureBlock } from '../features/upload/picture-block.tsx';
import { VideoBlock } from '../features/upload/video-block.tsx';
import { renderDetail } from './detail-overlay.tsx';
import { personQuery } from './person.ts';

/** Every navigation here is another composer, even to the same address (R-RTE-009). */
export function ComposeRoute({ only = null }: { readonly only?: ChannelId | null }) {
  const [search] = useSearchParams();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const person = useQuery(personQuery).data;
  if (!person) return null;
  const slots: Slots = {
    renderPreviews: (slot) => <PreviewPanel {...slot} />,
    renderPictures: (slot) => (
      <PictureBlock
        {...slot}
        post={key}
        toolsOf={(picture, index) => (
          <PictureTools
            {...{ picture, rules: slot.rules }}
            onReplace={(next) => slot.onChange(index, next)}
          />
        )}
      />
    ),
    renderVideo: (slot) => <VideoBlock {...slot} post={key} />,
    renderCover: (slot) => <CoverBlock {...slot} post={key} tools={<CoverTools {...slot} />} />,
    renderArticle: ({ rules, ...slot }) => (
      <ArticleDoor
        {...slot}
        renderUploads={(hears) => <ArticleUploads {...hears} rules={rules} post={key} />}
      />
    ),
    renderMaterials: (slot) => (
      <MaterialDoor {...slot} renderUpload={(hears) => <LibraryDoor {...hears} />} />
    ),
  };
  const edited = editedAs(search);
  if (edited?.kind === 'live')
    return <ModifyPage key={key} oppId={edited.oppId} person={person.id} {...slots} />;
  if (edited?.kind === 'scheduled')
    return <ScheduledPage key={key} id={edited.id} bid={edited.bid} person={person.id} {...slots} />;
  // R-RTE-008: several drafts by their ids, of which one is on the desk.
  const ids =
    search
      .get('ids')
      ?.split(',')
      .filter((id) => id !== '') ?? [];
  const draftId = search.get('id') ?? ids[0] ?? null;
  const addressOf = (id: string, among: readonly string[]) =>
    `${pathname}?${new URLSearchParams({ id, ...(among.length > 1 ? { ids: among.join(',') } : {}) }).toString()}`;
  return (
    <>
      <DraftDoor
        renderDetail={renderDetail}
        ids={ids}
        current={draftId}
        addressOf={(id) => addressOf(id, ids)}
        onChosen={(chosen) => void navigate(addressOf(chosen[0] ?? '', chosen))}
      />
      <ComposePage
        key={key}
        draftId={draftId}
        pkGUID={search.get('pkGUID')}
        person={person.id}
        only={only}
        {...slots}
      />
    </>
  );
}
