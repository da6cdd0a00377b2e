/** What changed after an audit, in words. */
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { writeCount, writeList } from '#core/engine/fact-words.es.ts';

const capitalised = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

export const text = {
  profile: 'el perfil de la empresa',
  parameters: (count: number) => writeCount(count, 'parámetro', 'parámetros'),
  accounts: (count: number) => `las cuentas de ${writeCount(count, 'función', 'funciones')}`,
  ruleSettings: (count: number) => writeCount(count, 'regla', 'reglas'),
  customRules: (count: number) => writeCount(count, 'validación propia', 'validaciones propias'),
  predefined: 'la parametrización predefinida',
  signed: 'El mes está firmado y conserva la versión con la que se auditó.',
  rates: 'las tablas de ley',
  /** `title`: of the validation that reads it. */
  source: (title: string) => `lo cargado de ${title.replace(/^./, (letter) => letter.toLowerCase())}`,
  directory: 'los terceros de Siigo',
  /** `list`: its name. */
  dianList: (list: string) => `la lista de ${list.replace(/^./, (letter) => letter.toLowerCase())} de la DIAN`,
  /** `titles`: of the validations. */
  program: (titles: readonly string[]) => `el cálculo de ${writeList(titles)}`,
  balances: (months: readonly Period[]) =>
    `${months.length === 1 ? 'el balance' : 'los balances'} de ${writeList(months.map(formatPeriod))}`,
  sentence: (changes: readonly string[], isPlural: boolean) =>
    capitalised(
      `${writeList(changes, changes.length)} ${isPlural ? 'cambiaron' : 'cambió'} después de esta auditoría.`,
    ),
};
