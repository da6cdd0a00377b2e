/** Fact sheet of a validation, independent of any books: the opening of its page in the documentation and the help. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';
import type { ParameterDeclaration } from './settings/parameter.ts';
import { type Severity, stepDown } from './severity.ts';
import type { AnyValidation } from './validation.ts';
import type { ValidationText } from './validation-text.ts';

export interface RuleSheet {
  code: string;
  /** Default; a finding may override it. */
  severity: Severity;
  /** For petty amounts; the default where the amount does not matter. */
  pettySeverity: Severity;
  why: string;
  /** Remedy; null where it depends on the finding. */
  correction: string | null;
  legal: readonly LegalSourceKey[];
}

export interface RoleSheet {
  key: string;
  label: string;
  /** Default prefixes. */
  prefixes: readonly string[];
}

export interface ParameterSheet {
  key: string;
  label: string;
  help: string;
  /** Default in words: one value; none or many for lists and pairs. */
  values: readonly string[];
  /** A list of account codes or words, rather than a single value. */
  isList: boolean;
}

export interface ValidationSheet {
  rules: readonly RuleSheet[];
  roles: readonly RoleSheet[];
  parameters: readonly ParameterSheet[];
  /** Reasons for not applying or not being evaluated, those that need no figures. */
  reasons: readonly string[];
}

export function validationSheet(validation: AnyValidation, text: ValidationText): ValidationSheet {
  return {
    rules: validation.rules.map(({ code, severity, isSeverityFixed, legal, text: { why, correction } }) => ({
      code,
      severity,
      pettySeverity: isSeverityFixed === true ? severity : stepDown(severity),
      why,
      correction: fixed(correction),
      legal,
    })),
    roles: Object.entries(validation.roles).map(([key, prefixes]) => ({
      key,
      label: lookUp(text.roles, key) ?? key,
      prefixes,
    })),
    parameters: Object.entries(validation.parameters).map(([key, declaration]) => ({
      key,
      label: lookUp(text.parameters, key)?.label ?? key,
      help: lookUp(text.parameters, key)?.help ?? '',
      values: defaultWords(declaration),
      isList: ['list', 'pairs', 'monthly'].includes(declaration.kind),
    })),
    reasons: Object.values(text.reasons)
      .map(fixed)
      .filter((reason) => reason !== null),
  };
}

function defaultWords(declaration: ParameterDeclaration): readonly string[] {
  switch (declaration.kind) {
    case 'amount':
      return [writePesos(declaration.default)];
    case 'percent':
      return [`${String(declaration.default).replace('.', ',')} %`];
    case 'switch':
      return [declaration.default ? 'sí' : 'no'];
    case 'count':
      return [formatCount(declaration.default)];
    case 'list':
      return declaration.default;
    case 'monthly':
      return declaration.default.map(([month, percent]) => `${month}: ${String(percent).replace('.', ',')} %`);
    case 'pairs':
      return declaration.default.map(([one, other]) => `${one} → ${other}`);
  }
}

class NeedsFact extends Error {}

function needFact(): never {
  throw new NeedsFact();
}

/** Placeholder for any fact; throws when a sentence reads a property of it. */
const unseen = new Proxy({}, { get: needFact, getOwnPropertyDescriptor: needFact });

/** The sentence if it is the same for every fact; null if it depends on the fact. */
function fixed(write: (fact: never) => string): string | null {
  try {
    return write(unseen as never);
  } catch (error) {
    if (error instanceof NeedsFact) return null;
    throw error;
  }
}
