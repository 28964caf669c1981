// Calls of the session: who I am, what I may, my menu, refresh and logout (document 2 §7, sign-on.md).
import { z } from 'zod';
import { shortestSignInPassword } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { MenuEntry, Me, Session } from '../people.ts';

export const signOnEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/control/user/login',
    summary:
      'A session by username and password, where passwords are kept here; the console goes by the sign-on provider.',
    input: z.object({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(shortestSignInPassword).max(1_024),
    }),
    output: Session,
    permission: 'anyone',
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/control/user/refreshToken',
    summary: 'Exchange a refresh token for a new pair; body preferred over query (C-11).',
    input: z.object({ refreshToken: z.string().min(1).max(4_000) }),
    output: Session,
    permission: 'anyone',
    isOfSession: true,
    alsoTakes: 'query',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/control/user/logout',
    summary: 'End this session; the answer says where to go to end the sign-on session too.',
    input: z.object({ service: z.string().max(2_000).optional() }),
    output: z.object({ url: z.string() }),
    permission: 'anyone',
    isOfSession: true,
  }),
  info: endpoint({
    method: 'GET',
    path: '/control/user/info',
    summary: 'The signed-in person.',
    input: z.object({}),
    output: Me,
    permission: 'signed-in',
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/control/user/dashboard',
    summary: 'The menu of the signed-in person; also keeps the session alive (C-54).',
    input: z.object({}),
    output: z.object({ menuList: z.array(MenuEntry) }),
    permission: 'signed-in',
  }),
  pagePermissions: endpoint({
    method: 'GET',
    path: '/control/resource/pagePermissions',
    summary: 'The permission codes of the signed-in person as a map to true (C-23).',
    input: z.object({}),
    output: z.object({ sign: z.record(z.string(), z.literal(true)) }),
    permission: 'signed-in',
  }),
} as const;
