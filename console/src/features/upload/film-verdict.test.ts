import { rules as twitter } from '@herald/channels/twitter/rules.ts';
