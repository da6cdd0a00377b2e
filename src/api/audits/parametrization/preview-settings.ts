/** Preview of one validation over a stored month with other settings, in a worker thread. Nothing is stored. */
import { accountRoles } from '#core/books/account-role.ts';
import type { Finding, ValidationResult } from '#core/engine/finding.ts';
import { type AuditInput, runValidations, type ValidationSettings } from '#core/engine/run-validations.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import type { ValidationSummary } from '../audits/contract.ts';
import { openInput, type StoredInput } from '../stored-input.ts';
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
}

const thirdPartiesShown = 3;

export async function previewSettings({ input, validationId, settings }: PreviewTask): Promise<PreviewResult> {
  const validation: AnyValidation | undefined = validations.find(({ id }) => id === validationId);
  if (validation === undefined) throw new RangeError(`no validation ${validationId}`);
  const opened = openInput(input);
  const before = runOne(opened, validation, input.settings[validationId] ?? {});
  const after = runOne(opened, validation, settings);
  const roles = accountRoles({ ...validation.roles, ...settings.roles }, opened.balance);
  return {
    before: validationSummary(before),
    after: validationSummary(after),
    findings: after.findings.map((finding) => ({
      ...finding,
      thirdParties: finding.thirdParties.slice(0, thirdPartiesShown),
    })),
    accounts: Object.fromEntries(
      Object.entries(roles).map(([role, accounts]) => [
        role,
        accounts.leaves().map((index) => opened.balance.leaf(index).code),
      ]),
    ),
  };
}

/** Runs one validation over a month. */
export function runOne(
  input: Omit<AuditInput, 'settings'>,
  validation: AnyValidation,
  settings: ValidationSettings,
): ValidationResult {
  const catalogue = { validations: [validation], texts: validationTexts };
  const { report } = runValidations({ ...input, settings: { [validation.key]: settings } }, catalogue);
  return report.validations[0]!;
}
