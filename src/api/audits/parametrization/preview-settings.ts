/** Preview of one validation over a stored month with other settings, in a worker thread. Nothing is stored. */
import { accountRoles } from '#core/books/account-role.ts';
import { History } from '#core/books/history.ts';
import { EquivalentBooks } from '#core/books/roles/equivalent-books.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { inferredAccount } from '#core/engine/describe-fact.ts';
import type { Finding, InferredAccount, ValidationResult } from '#core/engine/finding.ts';
import { EQUIVALENCES_KEY, equivalencesOf, saidPrefixes } from '#core/engine/roles/company-roles.ts';
import { rolesDiffer } from '#core/engine/roles/own-codes.ts';
import { type AuditInput, runValidations, type ValidationSettings } from '#core/engine/run-validations.ts';
import { absentSaid } from '#core/engine/settings/absent-said.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { validations, validationTexts } from '#validations/with-sources.ts';
import type { ValidationSummary } from '../audits/contract.ts';
import { equivalencesInForce, type OpenedInput, openInput, type StoredInput } from '../stored-input.ts';
import { validationSummary } from '../validation-summary.ts';

export interface PreviewTask {
  input: StoredInput;
  validationId: number;
  settings: ValidationSettings;
}

export interface PreviewResult {
  before: ValidationSummary;
  after: ValidationSummary;
  findings: Finding[];
  /** Account codes of each role under the settings. */
  accounts: Record<string, string[]>;
  /** Accounts that it does not take by their code. */
  suggestions: InferredAccount[];
  /** Accounts of the settings that no balance read has. */
  absent: string[];
}

const thirdPartiesShown = 3;

export async function previewSettings({ input, validationId, settings }: PreviewTask): Promise<PreviewResult> {
  const validation = layeredValidation(input, validationId);
  const opened = openInput(input);
  const said = equivalencesInForce(input.settings, input.predefined);
  const before = runOne(opened, validation, input.settings[validationId] ?? {}, said);
  const after = runOne(opened, validation, settings, said);
  const history = new History(opened.period, [], opened.balance);
  const books = new EquivalentBooks(opened.balance, history, equivalencesOf({ [EQUIVALENCES_KEY]: said }));
  const { balance, codes } = validation.readsOwnCodes ? books.own : books.seenWith(saidPrefixes(settings));
  const roles = accountRoles({ ...validation.roles, ...settings.roles }, balance);
  return {
    absent: absentSaid(validation, settings, booksOf(opened)),
    before: validationSummary(before),
    after: validationSummary(after),
    findings: after.findings.map((finding) => ({
      ...finding,
      thirdParties: finding.thirdParties.slice(0, thirdPartiesShown),
    })),
    accounts: Object.fromEntries(
      Object.entries(roles).map(([role, accounts]) => [
        role,
        balance
          .codes(accounts.leaves())
          .map((code) => codes?.own(code) ?? code)
          .sort(),
      ]),
    ),
    suggestions: validation.readsOwnCodes
      ? []
      : books.accounts
          .filter(({ standing }) => standing === 'inferred' || standing === 'doubtful')
          .filter(rolesDiffer(validation.roles))
          .map(inferredAccount),
  };
}

/** The month, then earlier ones as they are asked for. */
function* booksOf({ balance, history }: OpenedInput): Iterable<TrialBalance> {
  yield balance;
  for (const month of history) yield month.balance;
}

/** With the predefined parametrization of the company. Throws RangeError when there is none of the id. */
export function layeredValidation({ predefined }: StoredInput, validationId: number): AnyValidation {
  const validation: AnyValidation | undefined = validations.find(({ id }) => id === validationId);
  if (validation === undefined) throw new RangeError(`no validation ${validationId}`);
  return withPredefined(validation, predefined[validationId]);
}

/** Runs one validation over a month; `said`: what the company says of its accounts. */
export function runOne(
  input: Omit<AuditInput, 'settings'>,
  validation: AnyValidation,
  settings: ValidationSettings,
  said: ValidationSettings,
): ValidationResult {
  // Without its file it says that it is missing.
  const catalogue = { validations: [{ ...validation, sources: [] }], texts: validationTexts };
  const { report } = runValidations(
    { ...input, settings: { [validation.key]: settings, [EQUIVALENCES_KEY]: said } },
    catalogue,
  );
  return report.validations[0]!;
}
