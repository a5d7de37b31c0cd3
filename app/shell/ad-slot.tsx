const AD_SIZES = {
  small: { widthPx: 240, heightPx: 120 },
  medium: { widthPx: 300, heightPx: 250 },
  large: { widthPx: 336, heightPx: 280 },
  banner: { widthPx: 728, heightPx: 90 },
} as const;

type AdSize = keyof typeof AD_SIZES;
type AdPosition = "header" | "right" | "content";

type AdSlotProps = { size: AdSize; position: AdPosition; isVisible: boolean };

export function AdSlot({ size, position, isVisible }: AdSlotProps) {
  if (!isVisible) return null;
  const { widthPx, heightPx } = AD_SIZES[size];
  return (
    <aside
      className={`ad-slot ad-slot-${position} ad-slot-${size}`}
      aria-label={`Advertisement, ${position}`}
      data-ad-slot={position}
    >
      Advertisement {widthPx}x{heightPx}
    </aside>
  );
}
