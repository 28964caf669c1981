// What administration says, in English: it comes with the first of its pages.
import { audit } from './audit.ts';
import { authorisations } from './authorisations.ts';
import { demonstration } from './demonstration.ts';
import { filing } from './filing.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';

export const administration = {
  audit,
  authorisations,
  demonstration,
  filing,
  people,
  roles,
  sessions,
  settings,
};
