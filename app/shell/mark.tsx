/** One length read on two scales: two divisions above measure the same as three below. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect className="mark-plate" width="32" height="32" rx="5" />
      <path className="mark-ends" d="M7 4v24M25 4v24" />
      <path className="mark-scale" d="M16 4v11M13 28v-8M19 28v-8" />
    </svg>
  );
}
