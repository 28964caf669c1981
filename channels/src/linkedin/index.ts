// LinkedIn: posts of organisations' pages and of members, by the one Posts API.
import type { Channel } from '../channel.ts';
import { linkedinAdvice } from '../linkedin-advice.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { figures } from './figures.ts';
import { prepare } from './prepare.ts';
import { publish } from './publish.ts';
import { rules } from './rules.ts';
import { settle } from './settle.ts';

export const linkedin: Channel = {
  id: 42,
  key: 'linkedin',
  rules,
  advice: linkedinAdvice,
  // An organisation's posts are listed; a member's may not be read, and looking says so (publishing.md §12: class D).
  // A twin is refused for some ten minutes only, which is less than the quiet window: that guards nothing.
  settledBy: { by: 'list', refusesTwins: false },
  // The self-serve limit of an application (learn.microsoft.com, Share on LinkedIn).
  appLimit: { calls: 100_000, perSeconds: 86_400, reads: true, renewsIn: 'UTC' },
  bases: { api: 'https://api.linkedin.com', www: 'https://www.linkedin.com' },
  connect,
  prepare,
  publish,
  settle,
  change,
  figures,
};
