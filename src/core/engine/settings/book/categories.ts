/** The closed list of categories of a parametrization's workbook: every account role and parameter of the validations. */
import type { AnyValidation } from '../../validation.ts';
import type { ValidationText } from '../../validation-text.ts';
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
  sheet: ReadSheet;
}

/** Pairs whose second value is a rate. */
const ratePairs = new Set(['depreciacion.tasas', 'amortizacion.contratos']);
const thirdPartyLists = new Set(['nit.proveedoresFicticios', 'retencion.noSujetos']);

export function categoriesOf(described: readonly Described[]): Category[] {
  return described.flatMap(({ validation, text }) => {
    const common = { validation, title: text.title };
    const roles = Object.keys(validation.roles).map(
      (name): Category => ({
        ...common,
        key: `${validation.key}.${name}`,
        part: 'roles',
        name,
        label: text.roles[name] ?? name,
        help: '',
        kind: null,
        sheet: 'accounts',
      }),
    );
    const parameters = Object.entries(validation.parameters).map(([name, { kind }]): Category => {
      const key = `${validation.key}.${name}`;
      const { label = name, help = '' } = text.parameters[name] ?? {};
      // A role and a parameter may have one name.
      const own = Object.hasOwn(validation.roles, name) ? `${key}.valor` : key;
      return { ...common, key: own, part: 'parameters', name, label, help, kind, sheet: sheetOf(key, kind) };
    });
    return [...roles, ...parameters];
  });
}

function sheetOf(key: string, kind: ParameterDeclaration['kind']): ReadSheet {
  if (kind === 'monthly' || ratePairs.has(key)) return 'rates';
  if (kind === 'pairs') return 'accounts';
  return thirdPartyLists.has(key) ? 'thirdParties' : 'parameters';
}
