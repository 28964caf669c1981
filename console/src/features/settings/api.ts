// The calls of what is set for the whole house: link hosts, and the applications of channels.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { settingsEndpoints } from '@herald/contract/endpoints/settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export function useHosts() {
  return useQuery({
    queryKey: ['settings', 'hosts'],
    queryFn: ({ signal }) => call(settingsEndpoints.linkHosts, {}, { signal }),
  });
}

export function useApps() {
  return useQuery({
    queryKey: ['settings', 'apps'],
    queryFn: ({ signal }) => call(settingsEndpoints.channelApps, {}, { signal }),
  });
}

/** The catalogue of channels tells both: which hosts are ours, and which channels are set up. */
function useRenew() {
  const queries = useQueryClient();
  return () =>
    Promise.all(['settings', 'catalogue'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

export function useHostDeeds() {
  const onSettled = useRenew();
  const add = useMutation({
    mutationFn: (host: string) => call(settingsEndpoints.addLinkHost, { host }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (host: string) => call(settingsEndpoints.removeLinkHost, { host }),
    onSettled,
  });
  return { add, remove };
}

/** Of the application that stood on the screen. */
type Seen = { readonly channelid: ChannelId; readonly seenAt: string | null };

export function useAppDeeds() {
  const onSettled = useRenew();
  const set = useMutation({
    mutationFn: (app: Seen & { key: string; secret: string }) => call(settingsEndpoints.setChannelApp, app),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (app: Seen) => call(settingsEndpoints.removeChannelApp, app),
    onSettled,
  });
  return { set, remove };
}
