// The catalogue, complete by the English one's type.
import type { catalogue as english } from '../en/index.ts';
import { call } from './call.ts';

export const catalogue: typeof english = { call };
