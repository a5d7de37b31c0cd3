/** Without scripts, it submits the form, and the server redirects to the swapped address. */
export function SwapButton({ onSwap }: { onSwap: () => void }) {
  return (
    <button
      className="swap"
      type="submit"
      name="swap"
      value="1"
      aria-label="Swap units"
      title="Swap units"
      onClick={(event) => {
        event.preventDefault();
        onSwap();
      }}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d="M3 7h12m-3-3 3 3-3 3M17 13H5m3 3-3-3 3-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
    </button>
  );
}
