/** Amounts below which third parties of a year are reported together as «cuantías menores». */
import type { Cents } from '#core/money/money.ts';
import { pesos } from '#core/money/money.ts';
import { type ExogenaThreshold, exogenaThresholds } from '#core/reference/tax/exogena-thresholds.gen.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import type { FormatKey } from './format.ts';

export interface Threshold {
  /** Null: every third party is named. */
  amount: Cents | null;
  /** Null in pesos. */
  uvt: number | null;
  /** `company`: it has said so. `low`: to be confirmed in the resolution of the year. */
  standing: 'company' | ExogenaThreshold['confidence'];
  /** The norm that sets it, as its sources cite it; null where none does. */
  norm: string | null;
}

/** Above it amounts in UVT are said in thousands of pesos (ET 868). */
const THOUSANDS_ABOVE = pesos(10_000);
const THOUSAND = pesos(1000);

/** `said`: by the company, in cents; 0: every third party is named. */
export function thresholdOf(format: FormatKey, year: number, said: Cents | undefined): Threshold {
  if (said !== undefined) return { amount: said > 0n ? said : null, uvt: null, standing: 'company', norm: null };
  const row = exogenaThresholds.find((one) => one.format === format && one.from <= year && year <= (one.to ?? year));
  if (row === undefined) return { amount: null, uvt: null, standing: 'low', norm: null };
  const standing = year > row.toldTo ? 'low' : row.confidence;
  const { norm } = row;
  if (row.amount === null) return { amount: null, uvt: null, standing, norm };
  if (row.unit === 'pesos') return { amount: pesos(row.amount), uvt: null, standing, norm };
  const unit = uvt(year);
  if (unit === null) return { amount: null, uvt: row.amount, standing: 'low', norm };
  return { amount: inThousands(BigInt(row.amount) * unit), uvt: row.amount, standing, norm };
}

/** ET 868: to the nearest thousand above 10,000 pesos. */
function inThousands(amount: Cents): Cents {
  if (amount <= THOUSANDS_ABOVE) return amount;
  return ((amount + THOUSAND / 2n) / THOUSAND) * THOUSAND;
}
