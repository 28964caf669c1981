// Calls of the inbox (document 1 §7).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { InboxCounts, InboxTab, Message } from '../messages.ts';
import { Paging, paged } from './paging.ts';

export const messageEndpoints = {
  unread: endpoint({
    method: 'POST',
    path: '/infor/notReadList',
    summary: 'Unread messages; their count is the badge (R-MSG-003). With readStatus 1 those that were read.',
    input: z.object({
      readStatus: z.coerce
        .number()
        .pipe(z.literal([0, 1]))
        .default(0),
    }),
    output: z.object({ items: z.array(Message) }),
    permission: 'signed-in',
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/infor/myInfor',
    summary:
      'My messages, newest first: all, or those of one tab; `counts` tells how many stand in each. Asking for them marks nothing.',
    input: z.object({ ...Paging, tab: InboxTab.default('all') }),
    output: paged(Message).extend({ counts: InboxCounts }),
    permission: 'signed-in',
  }),
  allMessages: endpoint({
    method: 'GET',
    path: '/infor/allInfor',
    summary: 'The newest of my messages, read and unread, in one answer; asking for them marks nothing.',
    input: z.object({}),
    output: paged(Message),
    permission: 'signed-in',
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/infor/markRead',
    summary: 'Mark messages as read; no ids means all that need no answer (path ours).',
    input: z.object({ ids: z.array(z.string()).max(500).default([]) }),
    output: z.object({ marked: z.number().int() }),
    permission: 'signed-in',
  }),
} as const;
