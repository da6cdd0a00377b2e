/** Charts of accounts as five companies keep them: code, name, whether third parties hang from it, side of its balance. */
import { readFileSync } from 'node:fs';

export const chartNames = [
  'datax-exporter',
  'leaf-only-funeral',
  'niif-laboratory',
  'siigo-natural-products',
  'siigo-transport',
] as const;
export type ChartName = (typeof chartNames)[number];

export interface ChartAccount {
  code: string;
  name: string;
  /** Null for accounts without a balance. */
  side: 'D' | 'C' | null;
}

const LINE = /^(\d+),(?:"([^"]*)"|([^,]*))(?:,([^,]*))?(?:,([^,]*))?$/;

/** By code. */
export function readChart(name: ChartName): ChartAccount[] {
  const text = readFileSync(new URL(`../fixtures/charts/${name}.csv`, import.meta.url), 'utf8');
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => {
    const [, code, quoted, bare, , side] = LINE.exec(line) ?? [];
    if (code === undefined) throw new Error(`${name}: ${line}`);
    return { code, name: quoted ?? bare ?? '', side: side === 'D' || side === 'C' ? side : null };
  });
}
