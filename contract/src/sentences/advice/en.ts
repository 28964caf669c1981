// What the platforms' refusals mean and what to do, in English.
import type { AdviceSentences } from '../keys.ts';

export const adviceEn: AdviceSentences = {
  'advice-unknown':
    '{channel} answered with something we do not know: “{words}” ({code}). Look at the account there; if it stays, show these words to an administrator.',
  'advice-doubted':
    '{channel} said: “{words}” ({code}). That does not tell whether this post is there: look at the account before anything is sent once more.',
  'advice-unreachable':
    '{channel} could not be reached ({code}). It is tried again by itself; if it lasts, an administrator checks the network.',
  'advice-not-in-time':
    'Our own machine was too slow to begin sending in time, so nothing went to {channel} ({code}). It is tried again by itself; if it lasts, an administrator looks how busy the machine is.',
  'advice-broken-off':
    'The connection to {channel} broke off before its answer was whole ({code}). Nothing to do yet: we look by ourselves what became of it, and ask you if that cannot be told.',
  'advice-platform-trouble':
    '{channel} has trouble of its own ({code}). Nothing to do yet: we look by ourselves what became of it, and ask you if that cannot be told.',
  'advice-late':
    '{channel} took it but shows it later ({code}). Nothing to do: we look until it is there. Do not send it again.',
  'advice-dropped':
    '{channel} took it and then dropped it, for trouble of its own ({code}). If it stands here as failed, publish it again.',
  'advice-post-unfinished':
    'The files at {channel} no longer fit this post ({code}). Open the post, choose its pictures or video again, and publish it anew.',
  'advice-look-yourself':
    'The list of posts that {channel} shows cannot prove that it is not there. Look at {channel} yourself and decide.',
  'advice-token-over':
    'The authorisation at {channel} has ended ({code}). Authorise the account again; what waits then goes on by itself.',
  'advice-consent-unfinished':
    'The authorisation at {channel} did not come to its end ({code}). Start it again and agree within a few minutes.',
  'advice-app-keys':
    '{channel} does not know the app keys set here ({code}). An administrator must correct app id, secret or redirect address.',
  'advice-address-listed':
    '{channel} takes no calls from the address of this server ({code}). An administrator must add it to the IP list of the app there.',
  'advice-address-confirmed':
    '{channel} asks an administrator of the account whether this server may call ({code}). Have it confirmed in the app there.',
  'advice-address-changed':
    '{channel} ties an authorisation to one internet address, and ours is another now ({code}). Authorise the account again.',
  'advice-operators-address':
    '{channel} wants the internet address of your people with every post. An administrator must set HERALD_CLIENT_ADDRESS.',
  'advice-scope':
    'A permission of the account is missing at {channel} ({code}). Authorise it again and leave every permission ticked.',
  'advice-role':
    'Who authorised may not publish there any more ({code}). Have the role restored at {channel}, or let another manager authorise the account.',
  'advice-app-rights':
    'The app lacks the right to this at {channel} ({code}). An administrator must apply for it in the developer pages there.',
  'advice-app-unaudited':
    '{channel} has not yet reviewed the app, which limits it ({code}). An administrator must have it reviewed, or add this account to its testers.',
  'advice-app-credit':
    'The credit or plan of the app at {channel} is used up ({code}). An administrator must top it up; then try again.',
  'advice-version':
    '{channel} no longer speaks the version this program speaks ({code}). An administrator must update it.',
  'advice-wechat-unverified':
    'This official account may not publish through an interface ({code}): WeChat allows it to verified accounts only. Have it verified, or publish at mp.weixin.qq.com.',
  'advice-wechat-sealed':
    'WeChat has closed this interface to the account because of a violation ({code}). See the notice at mp.weixin.qq.com and appeal there.',
  'advice-wechat-comments':
    'WeChat gives this official account no comments ({code}). Turn comments off for this article and publish again.',
  'advice-wechat-frozen':
    'The AppSecret of this official account is frozen ({code}). An administrator must unfreeze it at mp.weixin.qq.com.',
  'advice-no-channel':
    'There is no channel yet in this account at {channel} ({code}). Create one there, then authorise again.',
  'advice-user-check':
    '{channel} wants to see that a person is there ({code}). Sign in at {channel}, finish the check, then try again.',
  'advice-two-step':
    '{channel} wants sign-in with a second step from who manages the group ({code}). Turn it on in the settings there, then try again.',
  'advice-identity':
    '{channel} wants the identity of the page or account confirmed first ({code}). Do that in its settings there, then try again.',
  'advice-account-limited':
    '{channel} limits this account for now ({code}). Read its notice there; try again only when the limit is lifted.',
  'advice-account-closed':
    'This account is suspended or closed at {channel} ({code}). Appeal there, and move what is planned for it to another account, or wait.',
  'advice-spam':
    '{channel} takes this for spam ({code}). Look whether it is live; wait a day, and say it in other words before you try again.',
  'advice-inbox-full':
    'Too many videos wait in the inbox of the creator at {channel} ({code}). Have some finished or deleted in the app; then it goes on by itself.',
  'advice-inbox-dropped':
    'Its sending was cancelled at {channel} ({code}). Publish it again if it is still wanted.',
  'advice-app-outdated':
    'The {channel} app on the creator’s phone is too old ({code}). Have it updated, then try again.',
  'advice-url-ownership':
    '{channel} has not seen that our address belongs to us ({code}). An administrator must verify it in the developer pages there.',
  'advice-too-fast': '{channel} asks to go slower ({code}). Nothing to do: it waits and goes on by itself.',
  'advice-day-full':
    'What {channel} allows this account in a day is used up ({code}). It goes on by itself when there is some again; what is urgent can be posted there by hand.',
  'advice-too-many':
    '{channel} dropped it, for too much of this account is there already ({code}). Have some finished or deleted in the app, or wait a day; then publish it again.',
  'advice-app-limit':
    'All accounts together have used up what {channel} allows our app ({code}). It goes on by itself; an administrator can ask {channel} for more.',
  'advice-duplicate':
    '{channel} says the same post is there already ({code}). Look at the account; if this is another one, change its words and publish again.',
  'advice-not-there':
    'It is not at {channel} (any more) ({code}). Reload; if readers should see it, publish it again.',
  'advice-not-own':
    'This belongs to somebody else at {channel} ({code}). Check that the right account is authorised here.',
  'advice-may-not-read':
    '{channel} does not let us look at this account ({code}). Look there yourself and say what you see.',
  'advice-creator-only':
    '{channel} leaves this to the owner of the account ({code}). Do it in the {channel} app, or ask the owner to; until then it stays as it is.',
  'advice-edit-over':
    '{channel} takes no change of this post any more: too much time has passed ({code}). It stays as it is; take it down and publish it anew.',
  'advice-field':
    '{channel} does not take one of the entries ({code}): “{words}”. Change it and publish again; if it stays, tell an administrator.',
  'advice-text-missing': '{channel} needs a text ({code}). Write one and publish again.',
  'advice-text-long': 'The text is too long for {channel} ({code}). Shorten it and publish again.',
  'advice-author': '{channel} does not take this author ({code}). Shorten the name and publish again.',
  'advice-title':
    '{channel} does not take this title ({code}). Shorten it, leave out < and >, and publish again.',
  'advice-description':
    '{channel} does not take this text or summary ({code}). Shorten it, leave out < and >, and publish again.',
  'advice-tags':
    '{channel} does not take these tags, mentions or hashtags ({code}). Use fewer and shorter ones, without < and >, and publish again.',
  'advice-link':
    '{channel} does not take this link ({code}). Check that it opens, take another one or leave it out, and publish again.',
  'advice-own-site':
    '{channel} does not take one of the entries ({code}): “{words}”. As a rule it is the link: it has to lead to the site that is registered there for our application. Change the link and publish again, or have an administrator register its site at {channel}.',
  'advice-ad':
    '{channel} takes this for advertising ({code}). Take the advertising out, or mark it as such there.',
  'advice-rules':
    '{channel} says this goes against its rules ({code}). Change the words or the picture, then publish again; or appeal there.',
  'advice-original':
    'Another account has registered this text as its original at {channel} ({code}). Quote it with permission or rewrite it, then publish again.',
  'advice-copyright':
    '{channel} found somebody else’s rights in it ({code}). Replace sound or pictures, or settle the claim there.',
  'advice-category':
    '{channel} does not know the category chosen ({code}). Choose another one and publish again.',
  'advice-time':
    '{channel} does not take the date or time given ({code}). Choose another one and publish again.',
  'advice-language':
    '{channel} wants the language of title and text named ({code}). Set it in the settings of the channel there, then try again.',
  'advice-privacy':
    '{channel} does not allow this account the visibility or licence chosen ({code}). Choose another one and publish again.',
  'advice-wechat-check':
    'The draft did not pass WeChat’s own check ({code}). Open it in the drafts at mp.weixin.qq.com, see what is marked, mend it here and publish again.',
  'advice-wechat-site':
    'WeChat lets this draft be published only from its own site ({code}). Open it in the drafts at mp.weixin.qq.com, save it and publish it there.',
  'advice-wechat-shop':
    'WeChat does not let this account sell in an article ({code}). Take the goods out, or have selling opened at mp.weixin.qq.com.',
  'advice-audience':
    '{channel} does not take the audience chosen ({code}): it knows only its own ages, and places of which none lies in another. Open the draft, choose again and publish again.',
  'advice-choice':
    '{channel}: a setting chosen for it cannot be read ({code}), so nothing was sent. Open the draft, choose again what only {channel} asks for, and publish again.',
  'advice-media-count':
    '{channel} does not take so many or so few pictures and videos in one post ({code}). Change their number and publish again.',
  'advice-media-missing': '{channel} did not get the file ({code}). Upload it again and publish again.',
  'advice-media-fetch':
    '{channel} could not fetch the file from here ({code}). Try again; if it stays, an administrator checks that this server can be reached from outside.',
  'advice-media-format':
    '{channel} cannot read the file ({code}). Save the picture as JPG or the video as MP4 (H.264, AAC) and publish again.',
  'advice-media-size':
    'The file is too large or too small for {channel} ({code}). Make it fit what the composer names for {channel} and publish again.',
  'advice-media-ratio':
    '{channel} does not take these sides of the picture or video ({code}). Crop it to a usual shape and publish again.',
  'advice-media-length':
    'The video is too long or too short for {channel} ({code}). Cut it and publish again.',
  'advice-media-rate':
    '{channel} does not take so many or so few pictures a second ({code}). Save the video with 24 to 60 and publish again.',
  'advice-media-over':
    'The upload took too long, and {channel} has dropped it ({code}). It is uploaded anew by itself; if it failed for good, publish it again.',
  'advice-media-waiting':
    '{channel} is still working on the file ({code}). Nothing to do: we look again by ourselves.',
  'advice-cover':
    '{channel} does not take the cover ({code}). Choose another picture as the cover and publish again.',
  'advice-cover-phone':
    '{channel} takes no cover of your own from this channel ({code}). Confirm its phone number at youtube.com/verify, then set the cover once more. If it is confirmed already, authorise the account anew with every permission ticked.',
};
