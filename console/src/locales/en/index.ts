// The catalogue in English; it types the other three.
import { accounts } from './accounts.ts';
import { article } from './article.ts';
import { brakes } from './brakes.ts';
import { calendar } from './calendar.ts';
import { compose } from './compose.ts';
import { content } from './content.ts';
import { detail } from './detail.ts';
import { drafts } from './drafts.ts';
import { history } from './history.ts';
import { items } from './items.ts';
import { list } from './list.ts';
import { materials } from './materials.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { modify } from './modify.ts';
import { notes } from './notes.ts';
import { palette } from './palette.ts';
import { picture } from './picture.ts';
import { presence } from './presence.ts';
import { preview } from './preview.ts';
import { schedule } from './schedule.ts';
import { seeded } from './seeded.ts';
import { shortcuts } from './shortcuts.ts';
import { statistics } from './statistics.ts';
import { templates } from './templates.ts';
import { upload } from './upload.ts';
import { versions } from './versions.ts';

export const catalogue = {
  accounts,
  article,
  brakes,
  calendar,
  compose,
  content,
  detail,
  drafts,
  history,
  items,
  list,
  materials,
  media,
  messages,
  modify,
  notes,
  palette,
  picture,
  presence,
  preview,
  schedule,
  seeded,
  shortcuts,
  statistics,
  templates,
  upload,
  versions,
};
