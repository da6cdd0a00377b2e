/** The Spanish side of a validation, and what its sentences may use. */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { FactValue } from './validation.ts';

/** A fact as its sentences see it: names instead of indexes. */
export interface FactView {
  account: string;
  accountName: string;
  amount: Cents;
  expected: Cents | null;
  found: Cents | null;
  people: readonly { nit: string; name: string; amount: Cents }[];
  data: Readonly<Record<string, FactValue>>;
  period: Period;
}

export interface RuleText {
  /** For lists: what happened, short. */
  title(fact: FactView): string;
  /** What happened, with figures. */
  message(fact: FactView): string;
  why: string;
  /** What to do. */
  correction(fact: FactView): string;
}

export interface ValidationText<Rule extends string = string, Role extends string = string> {
  title: string;
  /** What it checks, in two sentences. */
  summary: string;
  rules: Readonly<Record<Rule, RuleText>>;
  roles: Readonly<Record<Role, string>>;
  parameters: Readonly<Record<string, { label: string; help: string }>>;
  /** Lines of formulas. */
  labels: Readonly<Record<string, string>>;
  /** Why it does not apply or could not be evaluated. */
  reasons: Readonly<Record<string, (data: Readonly<Record<string, FactValue>>) => string>>;
}
