/** The closed list of categories of a parametrization's workbook: every account role and parameter of the validations. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { AnyValidation } from '../../validation.ts';
import type { ValidationText } from '../../validation-text.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { ParameterDeclaration } from '../parameter.ts';
import type { ReadSheet } from './book-words.es.ts';

/** A validation with its text, as the workbook describes it. */
export interface Described {
  validation: AnyValidation;
  text: ValidationText;
}

export interface Category {
  /** `depreciacion.acumulada`. */
  key: string;
  validation: AnyValidation;
  title: string;
  part: 'roles' | 'parameters';
  name: string;
  label: string;
  help: string;
  /** Of a role: null. */
  kind: ParameterDeclaration['kind'] | null;
  /** Of the second of its pairs, or of the entries of its list. */
  entry: EntryKind;
  sheet: ReadSheet;
}

export function categoriesOf(described: readonly Described[]): Category[] {
  return described.flatMap(({ validation, text }) => {
    const common = { validation, title: text.title };
    const roles = Object.keys(validation.roles).map(
      (name): Category => ({
        ...common,
        key: `${validation.key}.${name}`,
        part: 'roles',
        name,
        label: lookUp(text.roles, name) ?? name,
        help: '',
        kind: null,
        entry: 'account',
        sheet: 'accounts',
      }),
    );
    const parameters = Object.entries(validation.parameters).map(([name, declaration]): Category => {
      const { kind } = declaration;
      const entry = entryOf(declaration);
      const key = `${validation.key}.${name}`;
      const { label = name, help = '' } = lookUp(text.parameters, name) ?? {};
      // A role and a parameter may have one name.
      const own = Object.hasOwn(validation.roles, name) ? `${key}.valor` : key;
      return { ...common, key: own, part: 'parameters', name, label, help, kind, entry, sheet: sheetOf(kind, entry) };
    });
    return [...roles, ...parameters];
  });
}

function entryOf(declaration: ParameterDeclaration): EntryKind {
  if (declaration.kind === 'pairs') return declaration.second ?? 'account';
  return (declaration.kind === 'list' ? declaration.entries : undefined) ?? 'word';
}

function sheetOf(kind: ParameterDeclaration['kind'], entry: EntryKind): ReadSheet {
  if (kind === 'monthly' || (kind === 'pairs' && entry !== 'account')) return 'rates';
  if (kind === 'pairs') return 'accounts';
  return kind === 'list' && entry === 'nit' ? 'thirdParties' : 'parameters';
}
