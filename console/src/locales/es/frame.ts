// The words of the frame in Spanish: those that are needed before any page but the dashboard.
import type { frame as english } from '../en/frame.ts';
import { app } from './app.ts';
import { call } from './call.ts';
import { menu } from './menu.ts';
import { overview } from './overview.ts';

export const frame: typeof english = { app, call, menu, overview };
