// Who else has this open just now; nothing while nobody has.
import { TeamOutlined } from '@ant-design/icons';
import { presenceBeatMs, presenceEndpoints, type OpenSubject } from '@herald/contract/endpoints/presence.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/call.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { isSignedIn, refuseSignedOut } from '../../lib/signed-in.ts';

export function WhoIsHere({ kind, id }: OpenSubject) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: async ({ signal }) => {
      refuseSignedOut();
      return call(presenceEndpoints.renewPresence, { kind, id }, { signal, mute: 'all' });
    },
    refetchInterval: () => (isSignedIn() ? presenceBeatMs : false),
    // Whoever looks something up in another window has it open all the same.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const names = data?.others.map(({ name }) => name) ?? [];
  const listed = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
  return (
    <output className="aside" style={names.length > 0 ? { display: 'block', marginBottom: 8 } : {}}>
      {names.length > 0 && (
        <>
          <TeamOutlined aria-hidden /> {t('presence.here', { names: listed })}
        </>
      )}
    </output>
  );
}
