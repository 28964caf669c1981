// The badge that errors were captured, and the dialog that lists them (R-SHELL-052 to R-SHELL-054).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedError } from '../lib/error-log.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { later } from '../ui/later.tsx';
import './error-log.css';

const ErrorLogDialog = later(() =>
  import('./error-log-dialog.tsx').then((room) => ({ default: room.ErrorLogDialog })),
);

export function ErrorLogButton({ errors }: { readonly errors: readonly LoggedError[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = t('app.errors.badge', { count: errors.length });
  return (
    <>
      <button
        type="button"
        className="bar-button error-badge"
        aria-label={name}
        title={name}
        onClick={() => setOpen(true)}
      >
        <LineIcon name="bug" />
        <span className="bar-dot" aria-hidden="true" />
      </button>
      {isOpen && <ErrorLogDialog errors={errors} onClose={() => setOpen(false)} />}
    </>
  );
}
