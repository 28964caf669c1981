// Consent for the pages a person works on, each with a token of its own.
import { connectBy } from '../graph-consent.ts';
import { explain } from './answers.ts';

export const connect = connectBy({
  scopes: ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'],
  // Its figures; without it a page is as good for publishing.
  spare: ['read_insights'],
  showing: ['pages_show_list'],
  fields: 'id,name,access_token,tasks,picture{url}',
  explain,
  whoIs: ({ id, name }) => ({ externalId: id, name, screenName: name }),
});
