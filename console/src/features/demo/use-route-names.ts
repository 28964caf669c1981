// Names of the routes a role can have, in the reader's language; one that is no key of ours stays as it is.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function useRouteNames(): (title: string) => string {
  const { i18n } = useTranslation();
  return useCallback(
    (title) => {
      const word: unknown = i18n.getResource(i18n.language, 'translation', title);
      return typeof word === 'string' ? word : title;
    },
    [i18n],
  );
}
