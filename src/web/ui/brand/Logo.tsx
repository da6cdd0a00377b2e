/** Logo: two meeting columns, with or without the wordmark. */
import { useId } from 'react';
import { letters } from './logo-letters.ts';

const glyph =
  'M3 4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v8h13a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H18a1 1 0 0 1-1-1v-8H4a1 1 0 0 1-1-1z';

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
