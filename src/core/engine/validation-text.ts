/** Spanish texts of a validation and of a rule, and the input of their sentences. */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { FactValue } from './fact.ts';

/** A fact for its sentences: names instead of indexes. */
export interface FactView {
  account: string;
  accountName: string;
  amount: Cents;
  expected: Cents | null;
  found: Cents | null;
  thirdParties: readonly { nit: string; name: string; amount: Cents }[];
  data: Readonly<Record<string, FactValue>>;
  period: Period;
}

export interface RuleText {
  /** Says it all in one line, wherever it stands alone. */
  title(fact: FactView): string;
  /** Title beside the account and the amount; default `title` without them (`listLine`). */
  line?(fact: FactView): string;
  /** Message with figures. */
  message(fact: FactView): string;
  why: string;
  /** Remedy. */
  correction(fact: FactView): string;
  /** Of a flow at risk: why no later balance shows the correction of some of its facts. */
  unseen?: string;
}

export interface ClientWords {
  /** Title: `IVA por revisar`. */
  subject: string;
  /** One sentence below it. */
  found: string;
  /** What is needed of the client, in one sentence. */
  need: string;
}

/** Text of a validation as a whole; each rule has its own. */
export interface ValidationText<Role extends string = string> {
  title: string;
  /** Summary in two sentences. */
  summary: string;
  /** What its findings make one ask the client, without figures: they stand beside it. */
  question: string;
  /** What is told to the client of its findings, as «usted», without accounts, codes, law or figures. */
  client: ClientWords;
  roles: Readonly<Record<Role, string>>;
  parameters: Readonly<Record<string, { label: string; help: string }>>;
  /** Labels of formula lines. */
  labels: Readonly<Record<string, string>>;
  /** Reasons for not applying or not being evaluated. */
  reasons: Readonly<Record<string, (data: Readonly<Record<string, FactValue>>) => string>>;
}
