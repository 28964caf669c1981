// The product's mark.
export function ProductMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#1668dc" />
      <path d="M10 7v18M22 7v18M10 16h12" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
