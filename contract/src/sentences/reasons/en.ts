// Why a publication stands as it does, in English.
import type { ReasonSentences } from '../keys.ts';

export const reasonsEn: ReasonSentences = {
  'reason-none': '',
  'reason-waiting-for-its-time': 'Waiting for its time.',
  'reason-waiting-for-the-account': 'Waiting: another post of this account is being sent.',
  'reason-being-prepared': 'Being prepared at the platform; nothing of it is published yet.',
  'reason-waiting-for-the-platform': 'Accepted; waiting for the platform to finish.',
  'reason-with-its-owner':
    'It lies in the inbox of the app of its owner, who finishes and publishes it there; not live yet.',
  'reason-owner-unseen':
    'It went to the inbox of its owner’s app, and since then nothing can be seen of it. Ask the owner whether it was published, and say so here.',
  'reason-not-public':
    'Its owner has published it in the app. It has no public address: only some people may see it, or the platform is still checking it. Should it get one, it will stand here.',
  'reason-platform-said-live': 'The platform confirmed it.',
  'reason-owner-only': 'It is there, and private as was chosen: only its owner sees it.',
  'reason-locked-private':
    'It is there, but the platform keeps it private: only its owner sees it. So it does with every upload of an application that it has not audited. Ask for the audit of the project, then publish it anew.',
  'reason-made-private':
    'It is there, but was made private at the platform: only its owner sees it. Whoever wants readers to see it makes it public there.',
  'reason-found-on-the-account': 'The answer was lost; we found the post on the account.',
  'reason-person-said-live': 'A person confirmed it and the link was checked.',
  'reason-person-said-live-unchecked': 'A person confirmed it; we could not check the link ourselves.',
  'reason-person-dropped': 'A person dropped it; nobody knows whether it went out.',
  'reason-person-cancelled': 'A person cancelled it before it was sent.',
  'reason-answer-lost':
    'Sent, but the answer was lost. We are looking whether it is live; it is not sent again meanwhile.',
  'reason-answer-unclear':
    'The platform answered something we do not know. We are looking whether it is live; it is not sent again meanwhile.',
  'reason-worker-died':
    'The sender stopped while sending. We are looking whether it is live; it is not sent again meanwhile.',
  'reason-newer-words':
    'We do not know yet. Other words of it went out since, or are to, so it is not sent again by itself. Please say what became of it.',
  'reason-not-found-yet': 'We do not know yet: nobody has seen it on the account so far.',
  'reason-duplicate-unfound':
    'We do not know: the platform says the same post exists already, but it was not found on the account so far. Open the account and look.',
  'reason-several-candidates':
    'We do not know: what stands on the account could be this post, or another that looks the same.',
  'reason-cannot-look': 'We do not know: we could not look at the account.',
  'reason-not-sent': 'Not sent; it is tried again by itself.',
  'reason-busy': 'The platform asks to wait; it is tried again by itself.',
  'reason-busy-too-long':
    'The platform asks to wait longer than this may still go out. It will not go out by itself: when its time is over it is shown as missed, and can be published with one click.',
  'reason-own-limit':
    'Our application has used up the calls this platform allows it for now. It goes out by itself after that.',
  'reason-sign-in-expired': 'The account must be authorised again. Then it goes on by itself.',
  'reason-not-permitted':
    'The account lacks a permission on the platform. Authorise it again with all permissions.',
  'reason-content-refused': 'The platform refused the content. Mend it and publish again.',
  'reason-does-not-fit':
    'It could not be sent as it is: a part of it does not fit this platform, or its files must be taken up anew. Open it, change what is marked and publish again.',
  'reason-media-refused': 'The platform refused a picture or video. Replace it and publish again.',
  'reason-blocked-by-platform': 'The platform blocks this account or post. See its own notice there.',
  'reason-duplicate': 'The platform says the same post exists already.',
  'reason-too-many-tries': 'Given up after many tries; it was never sent.',
  'reason-tries-in-doubt':
    'We do not know: the platform took it up again and again and made nothing of it, and one of the calls may still have. Look at the account, and say here whether it is there.',
  'reason-missed': 'Its time passed before it could be sent. It was not sent.',
  'reason-account-gone':
    'Your department no longer has this account. Bind it again, or ask the department that has it now.',
  'reason-requester-may-not':
    'Nothing was sent: whoever asked for it may not publish any more. Somebody who may can retry it.',
  'reason-content-broken': 'A file of the post is missing or damaged. Upload it and publish again.',
  'reason-withdrawn': 'Taken down.',
  'reason-withdrawal-failed': 'The post is still there: taking it down did not succeed. Try again.',
  'reason-stands-unsure':
    'The post is still there: taking it down did not succeed. Which words stand there is not known, since an edit before it was never answered. Open the post, and try again.',
  'reason-half-taken-down':
    'Only half taken down: the video is deleted, and the post itself was not, or nobody knows. Open it; if it is still there, delete it on the platform, or take it down here again once its account is authorised.',
  'reason-change-signed-out':
    'The post stands as it was: the account must be authorised again. After that, ask for it once more.',
  'reason-edited': 'The change stands on the platform.',
  'reason-edited-filmless':
    'The change stands on the platform. Its video is not there any more: it was deleted when the post was half taken down.',
  'reason-edit-failed': 'The change did not succeed: nothing of the post was changed by it.',
  'reason-edit-unknown':
    'We do not know whether the change took effect. Open the post and look; if it did not, change it again.',
  'reason-withdrawal-unknown':
    'We do not know whether the post was taken down. Open it and look; if it still stands, take it down again.',
  'reason-change-unanswered':
    'The change was asked for, but the answer was lost. We are looking at what stands there now, and go on by ourselves.',
  'reason-change-given-up':
    'It was asked for a whole day without success, and is not asked for any more; the post stands as it was. Ask for it again, or do it on the platform.',
  'reason-earlier-change':
    'An earlier change of this post was not answered and may still take effect. The new words are put there once it cannot any more.',
  'reason-other-words':
    'What stands there is not the last version here: other words or settings. Open it and look; change it again if that is wrong.',
  'reason-not-overwritten':
    'Not changed: the post stands there with other words or settings than the last version here, so somebody changed it on the platform. Open it and look; change it again to put yours in their place.',
  'reason-sent-again': 'Proven not to be there, so it is sent once more by itself.',
  'reason-sent-under-its-key':
    'Nobody knows yet whether it went out. It is sent once more under the same key, under which the platform does nothing twice.',
  'reason-resend-waits':
    'Nobody knows yet whether it went out. Sending it once more under the same key waits: for a pause, for the platform, or for another post of this account.',
  'reason-paused': 'Paused on purpose. It goes on by itself when the pause is lifted.',
  'reason-platform-resting': 'The platform is in trouble; we wait a little and go on by ourselves.',
  'reason-gone-from-platform': 'It is no longer on the platform; somebody removed it there.',
  'reason-articles-gone':
    'It stands there without some of its articles: somebody deleted them on the platform. The details show which.',
};
