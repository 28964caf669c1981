// What administration says, in Japanese: it comes with the first of its pages.
import type { administration as english } from '../en/administration.ts';
import { audit } from './audit.ts';
import { authorisations } from './authorisations.ts';
import { demonstration } from './demonstration.ts';
import { filing } from './filing.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';

export const administration: typeof english = {
  audit,
  authorisations,
  demonstration,
  filing,
  people,
  roles,
  sessions,
  settings,
};
