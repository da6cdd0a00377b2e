/** Geometry of the health-index sparkline. The range spans at least 26 points, so that noise stays flat. */

export interface TrendFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface TrendDrawing {
  points: { x: number; y: number; value: number }[];
  /** Lower limits of the bands «sana» and «con observaciones», if in range. */
  grid: { y: number; value: number }[];
}

const leastRange = 26;
const bands = [80, 60];
/** Gap in px below which the two labels would overlap. */
const leastGap = 14;

/** `values` oldest first, 0 to 100. A single value is at the right. */
export function drawTrend(values: readonly number[], { left, right, top, bottom }: TrendFrame): TrendDrawing {
  const most = Math.max(...values);
  const least = Math.min(...values);
  const missing = Math.max(0, leastRange - (most - least));
  const high = Math.min(100, Math.ceil(most + missing / 2));
  const low = Math.max(0, Math.min(Math.floor(least - missing / 2), high - leastRange));
  const y = (value: number) => top + ((high - value) / (high - low)) * (bottom - top);
  const step = (right - left) / Math.max(1, values.length - 1);
  const grid = bands.filter((value) => value <= high && value >= low).map((value) => ({ y: y(value), value }));
  const crowded = grid.length === 2 && grid[1]!.y - grid[0]!.y < leastGap;
  return {
    points: values.map((value, index) => ({ x: right - step * (values.length - 1 - index), y: y(value), value })),
    grid: crowded ? grid.slice(1) : grid,
  };
}
