// Consent at Facebook for the Instagram accounts that are bound to a person's pages; each is worked with its page's token.
import { connectBy } from '../graph-consent.ts';
import { commentsRight } from '../instagram-comments.ts';
import { explain } from './answers.ts';

export const connect = connectBy({
  scopes: ['pages_show_list', 'pages_read_engagement', 'instagram_basic', 'instagram_content_publish'],
  // Its figures, to take posts down, and to open and close comments; without them an account is as good for publishing.
  spare: ['instagram_manage_insights', 'instagram_manage_contents', commentsRight],
  // Without the second a page does not say which account is bound to it.
  showing: ['pages_show_list', 'instagram_basic'],
  fields: 'id,name,access_token,tasks,picture{url},instagram_business_account{id,username}',
  explain,
  whoIs: ({ name, instagram_business_account: bound }) =>
    bound ? { externalId: bound.id, name, screenName: bound.username } : null,
});
