// What a platform's refusal means for who asked just now, in English.
import type { AskedSentences } from '../keys.ts';

export const askedEn: AskedSentences = {
  'asked-unreachable':
    '{channel} could not be reached ({code}). Try again in a little while; if it lasts, an administrator checks the network.',
  'asked-not-in-time':
    'Our own machine was too slow to begin sending in time, so nothing went to {channel} ({code}). Try again in a little while; if it lasts, an administrator looks how busy the machine is.',
  'asked-broken-off':
    'The connection to {channel} broke off before its answer was whole ({code}). Try again in a little while.',
  'asked-trouble': '{channel} has trouble of its own ({code}). Try again in a little while.',
  'asked-later': '{channel} is not done with it yet ({code}). Try again in a little while.',
  'asked-token-over':
    'The authorisation at {channel} has ended ({code}). Authorise the account again, then try again.',
  'asked-not-there':
    '{channel} says that this is not there, or not any more ({code}). Check what you asked for.',
  'asked-too-fast': '{channel} asks to go slower ({code}). Try again in a little while.',
  'asked-day-full': 'What {channel} allows this account in a day is used up ({code}). Try again tomorrow.',
  'asked-app-limit':
    'All accounts together have used up what {channel} allows our app ({code}). Try again later; an administrator can ask {channel} for more.',
  'asked-in-minutes': '{channel} takes no more questions for now ({code}). Try again in {minutes} min.',
  'asked-said':
    '{channel} did not accept this: “{words}” ({code}). Change what you asked for, or show these words to an administrator.',
  'asked-refused':
    '{channel} does not allow this ({code}). Look at the account there; if it stays, tell an administrator.',
  'asked-no-answer': '{channel} gave no answer that could be used ({code}). Try again in a little while.',
};
