// The sentences in English.
import { chosenEn } from './chosen/en.ts';
import { coversEn } from './covers/en.ts';
import { filmsEn } from './films/en.ts';
import type { Sentences } from './keys.ts';
import { peopleEn } from './people/en.ts';
import { reasonsEn } from './reasons/en.ts';

export const en: Sentences = {
  ...chosenEn,
  ...coversEn,
  ...filmsEn,
  ...peopleEn,
  ...reasonsEn,
  ok: 'Operation succeeded',
  'session-ended': 'Your session has ended.',
  'sign-in-needed': 'Please sign in.',
  'token-rejected': 'You were signed out. You may stay on this page or sign in again.',
  'post-gone': 'This post is no longer valid.',
  'input-invalid': 'Please check your input: {detail}',
  'field-missing': '{field} is missing',
  'field-too-long': '{field}: at most {limit} characters',
  'field-too-many': '{field}: at most {limit} {limit|entry|entries}',
  'field-too-large': '{field}: at most {limit}',
  'field-wrong': '{field} is not of the form that belongs there',
  'upload-refused': 'The upload was refused: {detail}.',
  'authorisation-failed': 'The authorisation did not work: {detail}. Please start it again.',
  'authorisation-declined': 'The authorisation was declined on the channel. Nothing was bound.',
  'authorisation-beyond':
    'The platform refused the whole consent: the application lacks a right that was asked for. Add the missing product to it there, or ask the administrator to take it out of the settings (LINKEDIN_PAGES).',
  'authorisation-expired': 'The authorisation took too long or was finished already. Please start it again.',
  'authorisation-elsewhere': 'The authorisation was not started in this browser. Please start it here.',
  'request-unreadable': 'This request could not be read. Reload the page and try again.',
  'key-unreadable': 'The Idempotency-Key must have 1 to 200 visible characters and no spaces.',
  forbidden: 'You have no permission for this. Please contact your administrator.',
  'not-found': 'This was not found. It may have been deleted.',
  'changed-elsewhere': 'Changed by {who} at {at}. Compare, or overwrite it with yours.',
  'already-on-its-way':
    'This, or an earlier version of it, is already on its way to {account}. Wait until it is out; or stop it, or say what became of it, in the publish history.',
  'not-retryable':
    'This cannot be tried again: only what is proven not to be live, and was not tried again since.',
  'same-post-again': 'The same post went to {account} already, or may have. Confirm to publish it again.',
  'already-sending': 'This is already being sent and cannot be changed now.',
  'account-elsewhere': 'Bound by another department.',
  'still-scheduled':
    'This is scheduled for {time} ({zone}). Withdraw that schedule first; then it can be changed or deleted.',
  'held-elsewhere':
    '{who} has had this open for editing since {since} and holds it until {until} ({zone}). Ask them, or try again after that.',
  'moved-elsewhere':
    'Nothing was changed: meanwhile {who} has planned this anew, for {time} ({zone}). Reload to see it.',
  'parted-elsewhere':
    'Nothing was changed: {account} is no part of this schedule any more; meanwhile it was published by itself or withdrawn. Open the schedule again to see what still waits.',
  'already-scheduled':
    'This is already scheduled for {time} ({zone}). Replace that schedule, or withdraw it first.',
  'still-carried-out':
    'The first try of this is still under way. Please wait a moment; it is not done twice.',
  'stands-otherwise': 'As this stands now it cannot be done. Reload to see what became of it.',
  'account-busy': 'Another post of this account is being sent or settled. Please try again in a moment.',
  'repost-unconfirmed':
    'On {channel} it would have to be deleted and posted again. Confirm that for this account first.',
  'nothing-to-change': 'Nothing that can be changed on {channel} is different from what is live there.',
  'change-beyond-reach':
    'What differs cannot be changed on {channel}, so nothing was sent. Take it down and publish it anew.',
  'paused-now':
    'Publishing is paused just now: what is taken down could not be posted again. Try again when the pause is lifted.',
  'account-other':
    'This is another account than {account}. Authorise again and choose {account} itself, or bind the other one as a new account.',
  'material-in-use':
    'In use in drafts ({drafts}), content ({packages}), templates ({templates}) and posts on their way or live ({publications}). They keep it; confirm to delete it from your materials.',
  'file-infected':
    'Malware was found in “{name}” ({virus}). It was not kept. Clean the file where it came from, or choose another.',
  'pasted-address-wrong':
    'This is not the address {channel} leads to after you agree. Open the authorisation again, agree, and paste the whole address of the page it ends on.',
  'authorise-first':
    'No finished authorisation of {channel} was found. Open its page, agree there, and then confirm here.',
  'account-which': 'The authorisation offers {names}. Enter the name of one of them.',
  'not-named':
    'You are not among the people who may publish with {account}. Ask an administrator to add you.',
  'access-by-department':
    'The account {account} is open to its whole department. First choose “Only the people named below”.',
  'person-may-not':
    '{name} cannot be named: only people of the account’s department whose role lets them publish or schedule can.',
  'word-wrong': 'Nothing was removed. Type “{word}” exactly to confirm.',
  'demonstration-own':
    'You are signed in with {account}, an account of the demonstration that would be removed with it. Create an administrator of your own under “Users”, or change this password, sign in with it, and try again.',
  'owner-may-not': '{who}, who bound {account}, may no longer authorise accounts. Authorise it yourself.',
  'chunk-elsewhere': 'The upload stands at byte {offset}. Go on from there.',
  'upload-too-large': 'The file is larger than {limit} MB.',
  'request-too-large': 'What was sent is too large. Shorten it and try again.',
  'file-not-what-it-says': '{name} is not a {type} file. Save it again in that format and upload it.',
  'format-not-taken': 'What was sent has a format that is not taken here. Reload the page and try again.',
  'content-refused': 'Please mend what is marked: {detail}',
  'lead-too-short': 'Choose a time at least {minutes} minutes from now.',
  'time-unreadable': 'This time cannot be read. Write it as YYYY-MM-DD HH:mm:ss.',
  'account-unusable': '{account} must be authorised again before it can publish.',
  'channel-not-set-up': '{channel} is not set up here. An administrator must enter its app keys.',
  'link-not-verified': 'There is no such post under this link on the account. Check the link.',
  'link-unreadable':
    'This link does not say which post it is, so {channel} was not asked and nothing has changed. {detail}',
  'call-may-arrive':
    'Our last call may still arrive until {time} ({zone}); before that nobody can say that the post is not there. Answer then. If you see it now, choose "it is live".',
  'twin-stands':
    'The same post already stands on {account}, or may. Take that one down first, or change the words.',
  'restored-since':
    'Herald was put back to an earlier moment at which this was there already. Whether it has gone out in between is not known here: look at {account} first. Confirm to publish it.',
  'twin-given-up':
    'The same post may stand on {account}: it was given up without our knowing. Look at the account. If it is not there, take the old post down, then publish this as a new one and confirm.',
  'came-up-since':
    'Since you looked, posts have come up on the account that may be this one. They are listed here: look at them, then answer again.',
  'still-at-work':
    'The platform has it and is still working on it. Answer once it has finished; if you see it now, choose "it is live".',
  'may-be-at-work':
    'The platform may still be working on it until {time} ({zone}); before that nobody can say that the post is not there. Answer then. If you see it now, choose "it is live".',
  'with-its-owner':
    'It is with the account’s owner, in the platform’s app, and may be published there at any time. If it was deleted there, drop it here; then publish it as a new post.',
  'still-there': 'A post with this text is on the account. Choose "it is live" and paste its link.',
  'no-page-to-bind': 'No page was found that may be published to.',
  'time-too-far': 'Choose a time within the next {days} days.',
  'key-used-otherwise': 'This key was used for something else. Take a new key for each thing you do.',
  'time-past': 'This time has passed. Choose a later one.',
  'link-other-words':
    'The post under this link says something else. Look again, and paste the link of the post itself.',
  'edit-impossible':
    'What is live on {channel} cannot be edited from here. Take it down and publish it anew.',
  'regions-need-account': 'Bind a working {channel} account first: its search finds the regions.',
  'take-down-impossible':
    '{channel} lets us take nothing down. Take it down at {channel} itself, then it shows here as removed.',
  'outcome-open':
    'Whether it is live is not known, or is up to its owner, and {channel} lets us take nothing down. Decide that first; it stays as it is.',
  'feeling-unsupported': 'Feelings are not supported here yet. Leave the feeling as it was.',
  'platform-refused': '{detail}',
  'too-many-requests': 'Too many requests. Please try again in {seconds} {seconds|second|seconds}.',
  'uploads-an-hour':
    'You have begun {limit} {limit|upload|uploads} within an hour. Go on in {minutes} {minutes|minute|minutes}.',
  'uploads-a-day':
    'With this file you would have uploaded more than {limit} GB within a day. Send a smaller one, or this one in {hours} {hours|hour|hours}.',
  'uploads-at-once':
    '{limit} large files of yours are on their way already. Wait until one has arrived or cancel one, then send this one.',
  internal: 'Something went wrong on our side. Nothing was lost; please try again.',
  'not-ready': 'The server is starting. Please try again in a moment.',
  'store-away': 'The file store does not answer just now. Please try again in a moment.',
  'scanner-away':
    'Files cannot be checked for malware just now, so this one was not taken. Please try again in a few minutes.',
  'film-unread':
    'Videos and audio cannot be read just now, so this file was not taken. Please try again in a few minutes.',
  'disk-full': 'The storage is full. An administrator must make room; then upload again.',

  'title-missing': 'Please enter a title.',
  'title-too-long': 'The title has {length} characters; at most {limit} are allowed.',
  'title-too-long-for-wechat': 'Title longer than 64: it has {length} characters.',
  'body-missing': 'Please enter text or upload a picture or video.',
  'keywords-too-long': 'Please reduce keywords or words ({length} of {limit}).',
  'link-invalid': 'Please enter a valid link, beginning with http:// or https://.',
  'link-missing': 'Please enter a link first.',
  'link-second': 'Only one link is allowed.',
  'media-mixed': 'Videos, pictures and links may not coexist.',
  'video-second': 'Only one video is allowed.',
  'channel-missing': 'Please choose a publish channel.',
  'time-missing': 'Please choose a time.',
  'articles-too-many':
    '{channel} takes at most {limit} {limit|article|articles} at once; there {count|is|are} {count}.',
  'item-in-two-versions':
    'Is another version of item {other}: {account} would show both. Leave one of the two out.',
  'item-twice':
    'Says the same as item {other}: {account} would show it twice. Change one of the two, or leave it out.',
  'nothing-to-publish': 'There is nothing to publish: choose at least one content item.',
  'wechat-not-alone': 'WeChat must be sent alone.',
  'old-format': 'An old article cannot be updated.',
  'files-too-many-at-once': 'At most {limit} {limit|file|files} may be chosen at once.',
  'draft-incomplete': 'Please fill the required title and content.',
  'upload-unfinished': 'Please wait until every upload has finished; if the network failed, upload again.',
  'upload-left-out':
    '{count} {count|file|files} did not arrive in time and {count|is|are} not in this post. Send again or remove.',
  'text-missing': '{channel}: a text is required.',
  'text-too-long': '{channel}: the text counts {length}; at most {limit} ({over} too many).',
  'text-nearly-full': '{channel}: {length} of {limit}.',
  'author-too-long': '{channel}: the author has {length} characters; at most {limit}. Shorten the name.',
  'article-links-lost':
    '{channel}: links work only to articles on mp.weixin.qq.com. Others become plain words ({count}, the first {address}). Use “Read more” for one address.',
  'source-link-wrong':
    '{channel}: the link to the source must begin with http:// or https:// and be no longer than {limit} bytes. Correct it or leave it out.',
  'description-cut':
    '{channel}: the summary has {length} characters and is cut to {limit}. Shorten it to say how it ends.',
  'images-too-many': '{channel}: at most {limit} {limit|picture|pictures}; there {count|is|are} {count}.',
  'image-type': '{channel}: {name} is not one of {types}.',
  'image-too-large':
    '{channel}: {name} has {size} MB; at most {limit} MB. Make it fit, or choose a lighter one.',
  'gif-not-alone': '{channel}: a GIF must be the only picture.',
  'alt-text-too-long': '{channel}: the description of {name} is longer than {limit} characters.',
  'video-type': '{channel}: video type only {types}.',
  'video-too-large': '{channel}: the video has {size} MB; at most {limit} MB.',
  'video-needs-text': '{channel}: a video needs a text.',
  'video-hint-length':
    '{channel}: accounts that are not verified should keep a video under 2 minutes 20 seconds.',
  'video-unsupported': '{channel}: video is not supported.',
  'link-missing-for-channel': '{channel}: needs a link. Add one, or leave this channel out.',
  'video-missing': '{channel}: needs a video. Add one, or leave this channel out.',
  'image-missing': '{channel}: needs a picture. Add one, or leave this channel out.',
  'media-missing': '{channel}: needs a picture or a video. Add one, or leave this channel out.',
  'images-unsupported': '{channel}: takes no pictures. Leave this channel out, or send a video.',
  'title-may-be-refused':
    '{channel}: the title has {length} characters; the platform’s documents name {limit}. It may refuse it: shorten it to be sure.',
  'title-too-long-for-channel':
    '{channel}: the title has {length} characters, {limit} are allowed. Shorten it by {over}.',
  'title-letters': '{channel}: the title may not hold {letters}.',
  'text-letters': '{channel}: the text may not hold {letters}.',
  'text-topic': '{channel}: a #topic# between two # is not taken. Take one of the # away.',
  'text-not-sent': '{channel}: the text is not sent; its owner writes it in the app.',
  'hashtags-too-many': '{channel}: {count} {count|hashtag|hashtags}, {limit} {limit|is|are} allowed.',
  'mentions-too-many': '{channel}: {count} {count|mention|mentions}, {limit} {limit|is|are} allowed.',
  'video-description-too-long':
    '{channel}: the description of a video has at most {limit} characters; it has {length}. Shorten it.',
  'video-hint-verified':
    '{channel}: a channel that YouTube has not verified may publish at most 15 minutes. Verify it there, or cut the video.',
  'picture-ratio':
    '{channel}: {name} is {width} × {height}; width to height must be between {least} and {most}. Crop it.',
  'picture-sides':
    '{channel}: {name} is {width} × {height}; each side must have {least} to {most} pixels. Resize it.',
  'picture-pixels':
    '{channel}: {name} is {width} × {height}; it must have fewer than {limit} pixels in all. Make it smaller.',
  'picture-sides-together':
    '{channel}: {name} is {width} × {height}; both sides together may have {limit} pixels. Make it smaller.',
  'audio-unsupported': '{channel}: audio is not supported.',
  'choice-unknown':
    '{channel}, {field}: “{value}” cannot be chosen, so nothing is sent. Choose one of: {options}.',
  'choice-not-for-pages':
    '{channel}, {field}: a page or a group cannot choose “{value}”. Choose one of: {options}; or remove that account.',
  'backdate-unreadable':
    '{channel}: “{value}” cannot be read as “{field}”. Put one like 2026-01-31 09:00:00, or none.',
  'backdate-ahead': '{channel}: “{field}” lies ahead of when this goes out. Put a past one, or none.',
  'link-not-shown': '{channel}: the link is not shown there.',
  'link-unsupported': '{channel}: links are not supported.',
  'upload-type': '{name}: only {types} are supported.',
  'upload-image-too-large': '{name} has {size} MB; a picture must be under 10 MB (image exceeds 10M).',
  'upload-gif-too-large': '{name} has {size} MB; a GIF may have 16 MB (image exceeds 16M).',
  'upload-video-too-large': '{name} has {size} MB; a video must be under 1 GB (video exceeds 1G).',
  'upload-audio-too-large': '{name} has {size} MB; audio may have 500 MB (audio exceeds 500M).',
  'upload-timeout': 'Upload timed out. Check the network and choose the file again.',
  'upload-failed': '{name} was not uploaded. Try again.',
  'upload-file-changed': '{name} was changed or moved while it went up. Remove it here and choose it again.',
  'upload-broke-off': 'the file did not arrive whole; choose it again',
  'upload-form-wrong': 'its form was changed on the way; choose the file again',
  'picture-damaged': 'the picture breaks off or is damaged; open it, save it anew and upload that',
  'gif-too-long': 'the picture has {frames} frames, at most {limit} are taken',
  'pixels-too-many':
    'the picture has {pixels} million pixels, at most {limit} million are taken; make it smaller',
  'frames-too-large':
    'its {frames} frames have {pixels} million pixels together, at most {limit} million are taken; make it smaller or shorter',
  'file-empty': '{name} is empty.',

  'limit-no-edits': '{channel} lets no application change a post that is live.',
  'limit-comments-only':
    '{channel} lets nobody change a caption, pictures or a video by its API: only comments can be opened or closed. For anything else, take it down and publish it anew.',
  'limit-edit-over':
    '{channel} takes changes of a post for a limited time only, and for this one it is over. Take it down and publish it anew.',
  'limit-advanced-only':
    '{channel} lets only applications with advanced permission do this. Do it at {channel} itself.',
  'limit-creator-only':
    'Only the creator can do this, in the {channel} app. Ask whoever owns the account to do it there; until then it stays as it is.',

  'preflight-account-gone': '{account} is no longer bound. Bind it again or choose another account.',
  'preflight-sign-in-needed': '{account} must be authorised again before then.',
  'preflight-sign-in-refused':
    '{channel} refused the sign-in of {account} just now, twice. Authorise it again, or the post will wait for that.',
  'preflight-account-refused': '{channel} does not let us publish to {account} just now.',
  'preflight-token-ends':
    'The authorisation of {account} ends before then and does not renew itself until then. Authorise it again.',
  'preflight-scope-missing':
    '{account} lacks permissions on the platform: {scopes}. Authorise it again with all permissions.',
  'preflight-channel-not-set-up': '{channel} is not set up here. An administrator must enter its app keys.',
  'preflight-file-missing': 'The file {name} is missing or damaged. Upload it again and schedule anew.',
  'preflight-media-unfit':
    'A picture, video or cover of it does not fit what {channel} takes now. Open the draft, replace what is marked there and schedule anew.',
  'preflight-link-not-ours':
    'The link {link} leads to no site of this house, so the post goes without a thumbnail of ours. To have one, link to a site of ours and schedule anew.',
  'preflight-link-closed':
    'The link {link} leads inside a network or to no web page: readers could not open it. Mend it and schedule anew.',
  'preflight-link-silent':
    'Nothing answers at the link {link} just now. Open it yourself; if it does not work, mend it and schedule anew.',
  'preflight-link-dead':
    'The page {link} answers with an error ({status}). Open it yourself; if it does not work, mend the link and schedule anew.',
  'preflight-quota-account':
    '{left} of {of} posts are left for {account} by then, and {ahead} others come first: this one will not fit. Move it to a later time or stop another one.',
  'preflight-quota-shared':
    '{left} of {of} calls of our application are left at {channel} by then, and {ahead} other posts come first: this one will have to wait. Move it to a later time or stop another one.',
  'preflight-link-broken': 'The link {link} cannot be read. Mend it and schedule anew.',
  'preflight-platform-resting': '{channel} is in trouble just now. If it goes on, the post comes later.',
  'preflight-requester':
    'Whoever asked for it may not publish any more: it will not be sent. Somebody who may has to schedule it anew.',
  'preflight-paused':
    'Publishing is paused just now. If the pause stands, the post waits until it is lifted.',
  'preflight-time-in-gap':
    '{asked} does not exist that day in {zone}: the clocks go forward. It becomes {time}.',
  'preflight-time-twice': '{time} comes twice that day in {zone}: the clocks go back. The first is meant.',
};
