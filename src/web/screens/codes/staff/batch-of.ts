/** Batch form: initial values, request body, and the CSV of its codes. */
import type { Batch } from '#api/subscription/codes/contract.ts';
import { csvFile } from '#core/call/csv.ts';
import { addDays, type PlanKey, plan as planOf } from '#core/product/license.ts';
import { giftWords } from '#web/licenses/text.es.ts';
import { makeText } from '../text.es.ts';

export interface BatchValues {
  name: string;
  kind: 'licencia' | 'cupos';
  plan: PlanKey;
  days: number;
  companies: number;
  users: number;
  count: number;
  /** `YYYY-MM-DD`. */
  expires: string;
  owner?: string | null;
}

/** Default validity in days. */
const usualDays = 90;

export function noBatch(today: string): Partial<BatchValues> {
  const { key, days } = planOf('empresa');
  return { kind: 'licencia', plan: key, days, companies: 0, users: 0, count: 10, expires: addDays(today, usualDays) };
}

export function batchOf({ name, kind, plan, days, companies, users, count, expires, owner }: BatchValues) {
  const gift = kind === 'licencia' ? { kind, plan, days } : { kind };
  const places = { companies: companies ?? 0, users: users ?? 0 };
  const ally = owner ? { owner_account: owner } : {};
  return { ...gift, ...places, ...ally, name: name.trim(), count, expires_on: expires };
}

/** One code per row, with its grant. */
export function fileOf({ attributes }: Batch, codes: readonly string[]): string {
  const { name, expiresOn } = attributes;
  return csvFile([makeText.header, ...codes.map((code) => [name, code, giftWords(attributes), expiresOn])]);
}
