// The catalogue, complete by the English one's type.
import type { catalogue as english } from '../en/index.ts';
import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { article } from './article.ts';
import { brakes } from './brakes.ts';
import { calendar } from './calendar.ts';
import { call } from './call.ts';
import { compose } from './compose.ts';
import { content } from './content.ts';
import { detail } from './detail.ts';
import { drafts } from './drafts.ts';
import { history } from './history.ts';
import { items } from './items.ts';
import { list } from './list.ts';
import { materials } from './materials.ts';
import { media } from './media.ts';
import { menu } from './menu.ts';
import { messages } from './messages.ts';
import { modify } from './modify.ts';
import { picture } from './picture.ts';
import { preview } from './preview.ts';
import { schedule } from './schedule.ts';
import { statistics } from './statistics.ts';
import { upload } from './upload.ts';
import { versions } from './versions.ts';

export const catalogue: typeof english = {
  accounts,
  app,
  article,
  brakes,
  calendar,
  call,
  compose,
  content,
  detail,
  drafts,
  history,
  items,
  list,
  materials,
  media,
  menu,
  messages,
  modify,
  picture,
  preview,
  schedule,
  statistics,
  upload,
  versions,
};
