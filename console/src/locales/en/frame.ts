// The words of the frame in English: those that are needed before any page but the dashboard.
import { app } from './app.ts';
import { call } from './call.ts';
import { menu } from './menu.ts';
import { overview } from './overview.ts';

export const frame = { app, call, menu, overview };
