/** One length read on two scales: three divisions above measure the same as four below. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path className="mark-length" d="M3 16h26" />
      <path className="mark-ends" d="M4 5v22M28 5v22" />
      <path className="mark-scale" d="M12 8v8M20 8v8M10 16v8M16 16v8M22 16v8" />
    </svg>
  );
}
