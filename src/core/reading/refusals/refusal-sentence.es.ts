/** Why a workbook is not read: which columns were found, which are missing, what it seems to be and what to do. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { SeemingReport } from './what-it-seems.es.ts';

const fieldNames: Readonly<Record<string, string>> = {
  code: 'la cuenta',
  name: 'el nombre de la cuenta',
  id: 'el NIT',
  dv: 'el DV',
  branch: 'la sucursal',
  thirdPartyName: 'el tercero',
  level: 'el nivel',
  period: 'el mes',
  opening: 'el saldo inicial',
  debit: 'el débito',
  credit: 'el crédito',
  closing: 'el saldo final',
};

const byThirdParty = 'Exporta el balance de prueba por tercero de un mes y súbelo aquí.';

const seemings: Record<SeemingReport, [what: string, remedy: string]> = {
  month_columns: [
    'un año en un solo archivo, con una columna por mes',
    'Exporta el balance de prueba por tercero de cada mes en su propio archivo.',
  ],
  compared: ['un estado financiero que compara dos años o dos meses', byThirdParty],
  journal: ['un libro auxiliar: cada fila es un comprobante', byThirdParty],
  movements: ['un informe de solo movimientos', 'Expórtalo con el saldo inicial y el saldo final.'],
  net_movement: [
    'un balance con el movimiento neto en una sola columna',
    'Expórtalo con los débitos y los créditos en columnas separadas.',
  ],
  no_movements: ['un informe de solo saldos', 'Expórtalo con los débitos y los créditos del mes.'],
  aging: ['una cartera por edades', byThirdParty],
  payroll: ['una nómina', byThirdParty],
  bank: ['un extracto de banco', byThirdParty],
  third_parties: ['un listado de terceros', byThirdParty],
  inventory: ['un informe de inventarios', byThirdParty],
  budget: ['una ejecución de presupuesto', byThirdParty],
  chart: ['un plan de cuentas, sin saldos', byThirdParty],
  commissions: ['un informe de comisiones', byThirdParty],
  sales: ['un libro de ventas', byThirdParty],
  exogena: ['información exógena', byThirdParty],
  dian_documents: ['el listado de documentos electrónicos de la DIAN', byThirdParty],
  tax_form: ['un formulario de la DIAN', byThirdParty],
  other_country: [
    'un informe de otro país',
    'Leemos balances de empresas colombianas: revisa que sea el archivo correcto.',
  ],
};

const nameThem = 'Si las trae con otros títulos, indica tú las columnas; si no, expórtalo otra vez con ellas.';

function looksLike(data: Readonly<Record<string, string | number>>): string | null {
  const seems = lookUp(seemings, String(data.seems));
  if (seems === undefined) return null;
  return data.form === undefined ? seems[0] : `el formulario ${data.form} de la DIAN`;
}

/** Of a table with the columns of a balance that is another report. */
export function otherReportSentence(data: Readonly<Record<string, string | number>> = {}): string {
  const columns = String(data.columns ?? '')
    .split('\n')
    .filter(Boolean);
  const has = columns.length > 0 ? `, con ${listed(columns)}` : '';
  const remedy = lookUp(seemings, String(data.seems))?.[1] ?? byThirdParty;
  return `Trae las columnas de un balance, pero parece ${looksLike(data) ?? 'otro informe'}${has}. ${remedy}`;
}

/** The end of «No reconocimos un balance de prueba por tercero…». */
export function refusalSentence(data: Readonly<Record<string, string | number>> = {}): string {
  const seems = lookUp(seemings, String(data.seems));
  const net = data.net === undefined ? '' : `: ${data.net}`;
  const looks = seems ? ` Parece ${looksLike(data)}${net}.` : '';
  if (data.missing === undefined)
    return `: esperábamos una fila de títulos con la cuenta, el saldo inicial, el débito, el crédito y el saldo final.${looks} ${seems?.[1] ?? byThirdParty}`;
  const found = listed(
    String(data.found ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [field, place] = line.split('\t') as [string, string];
        return `${lookUp(fieldNames, field) ?? 'una columna'} en ${place}`;
      }),
  );
  const lacking = String(data.missing).split(' ').filter(Boolean);
  const names = listed(lacking.map((field) => lookUp(fieldNames, field) ?? field));
  const missing = lacking.length === 0 ? '' : `${lacking.length === 1 ? 'falta' : 'faltan'} ${names}`;
  const both = [found === '' ? '' : `encontramos ${found}`, missing].filter(Boolean).join('; ');
  return `. En la fila ${data.row ?? 1}, ${both}.${looks} ${seems?.[1] ?? nameThem}`;
}

/** «a, b y c». */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}
