// An account's picture, or its first letter where there is none.
import { initialOf, type Identity } from './identity.ts';

export function Avatar({ identity }: { readonly identity: Identity }) {
  if (identity.avatar) return <img className="pv-avatar" src={identity.avatar} alt="" />;
  return (
    <span className="pv-avatar" aria-hidden="true">
      {initialOf(identity.pageName)}
    </span>
  );
}
