// A drawing of a closed door, for pages that stay shut.
export function ClosedDoor({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true" style={{ maxWidth: '100%' }}>
      <rect x="10" y="108" width="100" height="4" rx="2" fill="#dcdfe6" />
      <rect x="32" y="12" width="56" height="98" rx="3" fill="#c6d4ea" />
      <rect x="37" y="17" width="46" height="91" rx="2" fill="#1668dc" />
      <rect x="43" y="24" width="34" height="32" rx="2" fill="#4088e6" />
      <rect x="43" y="64" width="34" height="34" rx="2" fill="#4088e6" />
      <circle cx="76" cy="61" r="3" fill="#ffd666" />
    </svg>
  );
}
