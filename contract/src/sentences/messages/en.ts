// What the inbox says, in English.
import type { MessageSentences } from '../keys.ts';

export const messagesEn: MessageSentences = {
  'message-live': '"{title}" is live on {account}.',
  'message-owner-only': '"{title}" is on {account}, but readers do not see it. {reason}',
  'message-failed': '"{title}" was not published on {account}: {reason}',
  'message-dropped':
    '"{title}" on {account} was dropped: nobody knows whether it went out. It counts as not published and is never sent again; whether it stands can only be seen on the platform.',
  'message-unknown':
    'We do not know whether "{title}" is live on {account}. {reason} Times looked: {looks}; last: {at}; next: {next}. Please look and decide.',
  'message-missed':
    '"{title}" missed its time on {account} and was not sent. It can be published now from the publish history.',
  'message-sign-in-expired': '{account} must be authorised again; posts are waiting for it.',
  'message-authorise':
    '{who} asks you to authorise {account} ({channel}) again. Open this, agree on the channel’s page, and choose {account}.',
  'message-authorise-new':
    'A link to bind an account of {channel}: open it in the browser where you are signed in there.',
  'message-mention': '{who} mentioned you in a note on "{title}": {note}',
  'message-gone': '"{title}" is no longer on {account}: somebody removed it there.',
  'message-there-again':
    '"{title}" is on {account} again, after it was gone. If it was published once more meanwhile, take one of the two down.',
  'message-articles-gone':
    '"{title}" on {account}: {count} of its articles {count|is|are} gone, deleted on the platform; the rest stands. Open it to see which.',
  'message-page-gone':
    '"{title}" on {account}: its public page is gone ({status}). Look there; if it was removed, publish it again.',
  'message-page-hidden':
    '"{title}" on {account}: its public page cannot be seen from here ({status}), though the platform says that the post stands. Look there; publishing it again would double it.',
  'message-page-unasked':
    '"{title}" on {account}: its public page is not there ({status}), and the platform could not be asked whether the post stands. Look there before you publish it again: it might stand twice.',
  'message-copies': '"{title}" stands more than once on {account}. Look, and take the extra one down.',
  'message-files-wait':
    '"{title}" is not on {account} yet: the platform has been working on its pictures or video for a long time. We go on asking until its time is over; a smaller file, or another one, may be quicker.',
  'message-own-limit':
    '"{title}" is not on {account} yet: our application has used up the calls the platform allows it for now. It waits until {next} and then goes on by itself.',
  'message-late':
    '"{title}" was due on {account} at {due} and still waits. The publish history says what for. It goes on by itself; if it cannot before {over}, we say so.',
  'message-change-failed': '"{title}" on {account} could not be changed: {reason}',
  'message-change-unknown': 'It is not certain what became of the change of "{title}" on {account}: {reason}',
  'message-change-waits':
    '"{title}" on {account} is not changed or taken down yet; next try: {next}. {reason}',
  'message-change-sign-in':
    '{account} must be authorised again: until then "{title}" can be neither changed nor taken down there.',
  'message-other-words':
    '"{title}" stands on {account} with other words or settings than the last version. Open it and look; change it again if they are wrong.',
  'message-repost-twin':
    '"{title}" was taken down from {account}, but its new version was not posted: another post with the same words stands there or is on its way. Open the history to see both versions.',
  'message-repost-gone':
    '"{title}" is gone from {account}, but not by us, so its new version was not posted. The words are kept in the history; publish them as a new post if you still want them.',
  'message-repost-asker':
    '"{title}" was taken down from {account}, but its new version is not sent: whoever asked for it may not publish any more. The words are kept in the history, where somebody who may can publish them again.',
  'message-repost-restored':
    '"{title}" was to be taken down from {account} and posted in new words when Herald was put back to an earlier moment. Whether they have been posted since is not known here, so they are not sent by themselves: look at the account. The words are kept in the history; publish them as a new post if they are missing there.',
  'message-repost-stopped':
    '"{title}" is not posted again on {account}: somebody asked for it to be taken down for good. The new words are kept in the history.',
  'message-sent-after-all':
    '"{title}" on {account}: you asked for it to be taken down, but somebody has said since that it is not live and had it sent. Open the history; if it must not stand there, take it down.',
  'message-wish-dropped':
    'You asked for "{title}" on {account} to be taken down, but somebody has given it up before it was known whether it is live. It may stand there: look at the account, and delete it there if it does.',
  'message-edit-stopped':
    'The change of "{title}" on {account} that you asked for was not made: somebody asked for the post to be taken down. Your words are kept in the history.',
  'message-preflight': '"{title}" is to go to {account} at {time} ({zone}). {finding}',
  'message-hold-over':
    '"{title}" has been held for editing since {since}, and its time passed meanwhile. It now goes to {account} at {time} ({zone}).',
  'message-moved':
    'The clock rules of {zone} have changed. "{title}" still goes to {account} at {time} there, which is now {utc} UTC.',
  'alarm-breaker':
    '{channel} is in trouble: call after call had no proper answer. All its accounts wait a little and go on by themselves.',
  'alarm-copies': '"{title}" stands more than once on {account}. Somebody must take the extra one down.',
  'alarm-late':
    '{count} {count|post is|posts are} due and {count|has|have} not been started; the oldest has waited {minutes} {minutes|minute|minutes}. {resting} of them wait because the platform asked us to and go on by themselves, unless their time runs out; {limited} wait for new calls of our own application; for the others, look whether a worker is running.',
  'alarm-unknowns':
    '{count} {count|post has|posts have} been unconfirmed for more than a day. Somebody must look and decide.',
  'alarm-untold':
    'Herald tried {tries} {tries|time|times} to tell what became of a post, and failed; it goes on trying. Look into the worker’s log for the reason.',
  'alarm-requester':
    '"{title}" for {account} was asked for by somebody who may not publish any more: it is not sent. Somebody who may has to take it over in the history.',
  'alarm-clock':
    'The clock of {host} is {seconds} s away from the database’s. Set it right; from 60 s on nothing is sent from there.',
  'alarm-clock-stopped':
    'The clock of {host} is {seconds} s away from the database’s. Nothing is sent from there until it is right.',
};
