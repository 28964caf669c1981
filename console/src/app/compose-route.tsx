// The composer put together: its desk with the list of items, the blocks for files, the article, the materials and the previews in their places.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { ArticleDoor } from '../features/article/article-door.tsx';
import { ComposePage } from '../features/compose/compose-page.tsx';
import { editedAs } from '../features/compose/edited-as.ts';
import { ModifyPage } from '../features/compose/modify-page.tsx';
import { ScheduledPage } from '../features/compose/scheduled-page.tsx';
import type { Slots } from '../features/compose/slots.ts';
import { ItemList } from '../features/items/item-list.tsx';
import { MaterialDoor } from '../features/materials/material-door.tsx';
import { WhoIsHere } from '../features/presence/who-is-here.tsx';
import { PreviewPanel } from '../features/preview/preview-panel.tsx';
import { CoverTools } from '../features/picture/cover-tools.tsx';
import { PictureTools } from '../features/picture/picture-tools.tsx';
import { ArticleUploads } from '../features/upload/article-uploads.tsx';
import { AwayFilms } from '../features/upload/away-films.tsx';
import { AwayUploads } from '../features/upload/away-uploads.tsx';
import { CoverBlock } from '../features/upload/cover-block.tsx';
import { FilmFate } from '../features/upload/film-fate.tsx';
import { LibraryDoor } from '../features/upload/library-door.tsx';
import { PictureBlock } from '../features/upload/picture-block.tsx';
import { VideoBlock } from '../features/upload/video-block.tsx';
import { setTabTitle } from '../lib/tab-title.ts';
import { later } from '../ui/later.tsx';
import { renderPicker } from './compose-pickers.tsx';
import { personQuery } from './person.ts';

const PublicationAnswers = later(() =>
  import('../features/history/publication-answers.tsx').then((room) => ({
    default: room.PublicationAnswers,
  })),
);

/** One address is three pages. */
const titles = { live: 'modify.heading', scheduled: 'compose.hold.heading' } as const;

/** Every navigation here is another composer, even to the same address (R-RTE-009). */
export function ComposeRoute({ only = null }: { readonly only?: ChannelId | null }) {
  const [search] = useSearchParams();
  const { key, pathname } = useLocation();
  const { t } = useTranslation();
  const person = useQuery(personQuery).data;
  const edited = editedAs(search);
  const own = edited && t(titles[edited.kind]);
  useEffect(() => setTabTitle(pathname, own), [pathname, own]);
  if (!person) return null;
  // An upload belongs to one item of one opened page.
  const slotsOf = (item: string): Slots => ({
    renderItems: (slot) => <ItemList {...slot} {...{ renderPicker }} />,
    renderAnswers: (id) => <PublicationAnswers id={id} />,
    renderPresence: (subject) => <WhoIsHere {...subject} />,
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
    renderFilm: (slot) => <FilmFate {...slot} />,
    renderAway: (slot) => (
      <>
        <AwayUploads {...slot} post={`${key} ${item}`} />
        <AwayFilms {...slot} post={`${key} ${item}`} />
      </>
    ),
    renderVideo: (slot) => <VideoBlock {...slot} post={`${key} ${item}`} />,
    renderCover: (slot) => <CoverBlock {...slot} post={`${key} ${item}`} tools={<CoverTools {...slot} />} />,
    renderArticle: ({ rules, ...slot }) => (
      <ArticleDoor
        {...slot}
        renderUploads={(hears) => <ArticleUploads {...hears} rules={rules} post={`${key} ${item}`} />}
      />
    ),
    renderMaterials: (slot) => (
      <MaterialDoor {...slot} renderUpload={(hears) => <LibraryDoor {...hears} />} />
    ),
  });
  if (edited?.kind === 'live')
    return <ModifyPage key={key} oppId={edited.oppId} person={person.id} {...slotsOf('')} />;
  if (edited?.kind === 'scheduled')
    return <ScheduledPage key={key} id={edited.id} bid={edited.bid} person={person.id} {...slotsOf('')} />;
  return <ComposePage key={key} {...{ search, slotsOf, only }} person={person.id} />;
}
