/** Logo: two meeting columns, with or without the wordmark. */
import { useId } from 'react';
import { glyph, letters } from '#core/product/logo-letters.ts';

/** `height` in px. Without the wordmark only the glyph. */
export function Logo({ height, word = true }: { height: number; word?: boolean }) {
  const id = useId();
  const width = word ? 117 : 32;
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      height={height}
      width={(height * width) / 32}
      role="img"
      aria-labelledby={id}
      color="var(--ink)"
    >
      <title id={id}>Cuadre</title>
      <path fill="var(--primary)" d={glyph} />
      <rect fill="var(--primary-2)" x="17" y="3" width="12" height="7" rx="1" />
      <rect fill="var(--primary-2)" x="3" y="22" width="12" height="7" rx="1" />
      {word && <path fill="currentColor" d={letters} />}
    </svg>
  );
}
