// Why something is open or unknown: what lanes, publications, attempts and wake-ups say.

/** Of every account with something open. */
export const whyOpen = `
  select concat_ws(' ', 'account', l.account_id, 'fence', l.fence, 'leased for', l.lease_until - herald_now(),
    'rests for', l.not_before - herald_now(), 'is', a.state, 'holds', string_agg(concat_ws(' ', p.state, p.reason,
      'due', p.due_at - herald_now(), 'wakes', p.wake_at - herald_now(), 'tries', p.tries, 'attempt', p.attempt_no), '; '),
    'wake-ups', (select string_agg(concat_ws(' ', j.state, j.created_on - now()), ', ') from jobs.job j
      where j.singleton_key = l.account_id::text and j.state in ('created', 'retry', 'active'))) as line
  from publication p join account_lane l using (account_id) join channel_account a on a.id = p.account_id
  where p.state not in ('published', 'handed-over', 'failed', 'cancelled', 'missed', 'withdrawn', 'unknown', 'edit-failed', 'externally-removed')
  group by l.account_id, l.fence, l.lease_until, l.not_before, a.state`;

/** Of everything unknown that a machine should have settled: its history and what its calls came to. */
export const whyUnknown = `
  select concat_ws(' ', p.id, 'channel', p.channel_id, p.reason, 'looks', p.negative_looks, 'attempts',
    (select string_agg(concat_ws(' ', t.n, t.outcome), ', ' order by t.n) from attempt t where t.publication_id = p.id and t.op = 'publish'),
    'history', (select string_agg(concat_ws(' ', e.to_state, e.reason), ' > ' order by e.seq) from event e where e.publication_id = p.id)) as line
  from publication p join channel_account a on a.id = p.account_id
  where p.state = 'unknown' and a.external_id not like 'urn:li:person:%'`;
