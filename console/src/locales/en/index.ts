// The catalogue in English; it types the other three.
import { call } from './call.ts';

export const catalogue = { call };
