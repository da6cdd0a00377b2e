/** Problems of settings in Spanish, for their author. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import { writeList } from '../fact-words.es.ts';
import { severities } from '../severity.ts';
import type { SettingsProblem } from './check-settings.ts';
import type { EntryKind } from './entry-kind.ts';
import { limitsOf, type ParameterDeclaration } from './parameter.ts';
import { LONGEST_REASON, SHORTEST_REASON } from './rule-setting.ts';

/**
 * Without the path, which the caller shows. `roleNames`: display names of roles, where there are any; `author`: whether it
 * is written in a file, with its notation, or in the form.
 */
export function describeSettingsProblem(
  issue: SettingsProblem,
  roleNames: Readonly<Record<string, string>> = {},
  author: 'file' | 'form' = 'file',
): string {
  if (author === 'form') {
    const said = forForm(issue);
    if (said !== null) return said;
  }
  switch (issue.problem) {
    case 'not_an_object':
      return 'Debe ser un objeto con campos.';
    case 'unknown_validation':
      return `No existe esa validación. Hay: ${all(issue.known)}.`;
    case 'unknown_field':
      return `No existe ese campo. Puedes usar: ${all(issue.known)}.`;
    case 'unknown_role':
      return issue.known.length === 0
        ? 'Esta validación no tiene cuentas que asignar.'
        : `No existe ese rol. Hay: ${all(issue.known)}.`;
    case 'unknown_parameter':
      return issue.known.length === 0
        ? 'Esta validación no tiene parámetros.'
        : `No existe ese parámetro. Hay: ${all(issue.known)}.`;
    case 'not_prefixes':
      return 'Debe ser una lista de cuentas, por ejemplo ["1524", "=15280501"].';
    case 'too_many_prefixes':
      return `Tiene demasiadas cuentas: como máximo ${formatCount(issue.most)}. Usa prefijos más cortos.`;
    case 'bad_prefix':
      return `«${issue.prefix}» no es una cuenta ni el comienzo de una: escribe solo dígitos, de 1 a 16, con = delante si es esa cuenta sola; en un archivo, entre comillas.`;
    case 'repeated_prefix':
      return `La cuenta ${issue.prefix} está dos veces.`;
    case 'shared_prefix':
      return `La cuenta ${issue.prefix} ya está en «${lookUp(roleNames, issue.other) ?? issue.other}». Quítala de uno de los dos o escribe un prefijo más largo.`;
    case 'unknown_rule':
      return `No existe esa regla. Hay: ${all(issue.known)}.`;
    case 'unknown_rule_field':
      return `No existe ese campo. Puedes usar: ${all(issue.known)}.`;
    case 'not_a_switch':
      return 'Escribe true para apagar la regla, o quita el campo.';
    case 'bad_severity':
      return `No existe esa severidad. Hay: ${all(severities)}.`;
    case 'missing_reason':
      return `Escribe por qué cambias la regla, con ${SHORTEST_REASON} a ${LONGEST_REASON} caracteres: queda en el historial y se muestra en la auditoría.`;
    case 'unknown_account':
      return `Ninguna cuenta empieza por ${issue.account}: ni en el PUC ni en los balances cargados. Corrige el código.`;
    case 'bad_parameter':
      return expected(issue.declaration);
  }
}

/** In the words of the form, where a file has a notation of its own; null where there is none. */
function forForm(issue: SettingsProblem): string | null {
  if (issue.problem === 'bad_prefix')
    return `«${issue.prefix}» no es una cuenta ni el comienzo de una: lleva solo dígitos, de 1 a 16, con = delante si es esa cuenta sola.`;
  return issue.problem === 'bad_parameter' ? expectedInForm(issue.declaration) : null;
}

function expectedInForm(declaration: ParameterDeclaration): string {
  switch (declaration.kind) {
    case 'amount': {
      const { minimum } = declaration;
      return `Escribe un valor en pesos, por ejemplo 1.250.000${minimum === undefined ? '' : `, desde ${writePesos(minimum)}`}.`;
    }
    case 'percent':
      return `Escribe un porcentaje, por ejemplo 2,5${limits(declaration)}.`;
    case 'count':
      return `Escribe un número entero${limits(declaration)}.`;
    case 'switch':
      return 'Elige sí o no.';
    case 'pairs':
      return declaration.second === undefined
        ? 'Completa las dos cuentas de cada pareja, solo con dígitos.'
        : `Completa cada pareja: una cuenta, solo con dígitos, y ${entryWords[declaration.second]}.`;
    case 'monthly':
      return `Escribe cada mes una sola vez, como 2026-10, con un porcentaje mayor que cero y hasta ${declaration.maximum}.`;
    case 'list':
      return declaration.entries === undefined
        ? 'Escribe al menos una palabra en cada casilla.'
        : `Escribe en cada casilla ${entryWords[declaration.entries]}.`;
  }
}

function expected(declaration: ParameterDeclaration): string {
  switch (declaration.kind) {
    case 'amount': {
      const { minimum } = declaration;
      const limit = minimum === undefined ? '' : `, desde ${writePesos(minimum)}`;
      return `Escribe un valor en pesos como texto, por ejemplo "1250000.00"${limit}.`;
    }
    case 'percent':
      return `Escribe un porcentaje como número, por ejemplo 2.5${limits(declaration)}.`;
    case 'count':
      return `Escribe un número entero${limits(declaration)}.`;
    case 'switch':
      return 'Escribe true o false.';
    case 'pairs':
      return declaration.second === undefined
        ? 'Escribe una lista de parejas de cuentas, por ejemplo [["159215", "1524"]].'
        : `Escribe una lista de parejas de una cuenta y ${entryWords[declaration.second]}, por ejemplo [["1524", "10"]].`;
    case 'monthly':
      return `Escribe una lista de meses distintos, cada uno con su porcentaje, mayor que cero y hasta ${declaration.maximum}, por ejemplo [["2026-10", 16.24]].`;
    case 'list':
      return declaration.entries === undefined
        ? 'Escribe una lista de textos, por ejemplo ["multa", "sanción"].'
        : `Escribe una lista; cada texto es ${entryWords[declaration.entries]}.`;
  }
}

const entryWords: Readonly<Record<EntryKind, string>> = {
  account: 'una cuenta o el comienzo de una, solo con dígitos',
  nit: 'un NIT sin puntos, sin dígito de verificación o con el que le corresponde tras un guion',
  percent: 'un porcentaje entre 0 y 100',
  months: 'un número de meses, de 1 a 600',
  word: 'una palabra',
};

function limits(declaration: Extract<ParameterDeclaration, { kind: 'percent' | 'count' }>): string {
  const { minimum, maximum } = limitsOf(declaration);
  const isOpen = declaration.kind === 'count' && declaration.maximum === undefined;
  return isOpen ? `, desde ${minimum}` : `, entre ${minimum} y ${maximum}`;
}

function all(names: readonly string[]): string {
  return writeList(names, names.length);
}
