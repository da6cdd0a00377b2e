/** Spanish text of the continuity with the month before (DIF-5). */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { FactValue } from '#core/engine/fact.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeChanges, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { writeBalance, writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';

export const openingText: RuleText = {
  title: openingTitle,
  message: breakMessage,
  why: 'Cada cuenta abre con el saldo con que cerró. Si cambia, alguien registró, borró o movió operaciones en un mes ya cerrado, y lo que ya se declaró con ese mes puede no corresponder a los libros.',
  correction: ({ data }) => {
    if (wordIn(data, 'how') === 'sin_cierre')
      return 'Haz el cierre del año anterior: cancela ingresos, gastos y costos contra el resultado del ejercicio.';
    if (wordIn(data, 'how') === 'reabierto')
      return 'Mientras el año anterior no tenga cierre definitivo, confirma el ajuste con quien lo hizo, sopórtalo y vuelve a cargar diciembre o el mes 13, y los meses siguientes, con las cifras finales.';
    if (wordIn(data, 'how') === 'corregido')
      return 'Vuelve a cargar el mes anterior con sus cifras corregidas y revisa si sus declaraciones usaron las anteriores.';
    return 'Busca en el programa los comprobantes con fecha de meses cerrados que se crearon o cambiaron después. Si el cambio es correcto, vuelve a cargar el mes anterior y revisa sus declaraciones; si no, reversa el cambio y registra el ajuste en el mes abierto.';
  },
};

/** One third party by name; several with their part. */
function writeNames(thirdParties: FactView['thirdParties'], amount: bigint): string {
  const [only, second] = thirdParties;
  if (only !== undefined && second === undefined && abs(only.amount) === amount) return writeThirdParty(only);
  return writeChanges(thirdParties);
}

/** A month by its key in the data: `febrero de 2026`. */
export function writeMonth(data: Readonly<Record<string, FactValue>>, name: string): string {
  return formatPeriod(parsePeriod(wordIn(data, name))!);
}

function openingTitle(fact: FactView): string {
  switch (wordIn(fact.data, 'how')) {
    case 'sin_cierre':
      return 'Enero abre con saldo en las cuentas de resultado';
    case 'entre_terceros':
      return `La cuenta ${writeAccount(fact)} abre repartida de otra forma entre sus terceros`;
    default:
      return `La cuenta ${writeAccount(fact)} no abre con el saldo con que cerró: ${writePesos(fact.amount)}`;
  }
}

/** Net result that the accounts of January open with. */
function openedWith(net: bigint): string {
  if (net === 0n) return 'saldos';
  return `${net > 0n ? 'una pérdida' : 'una utilidad'} de ${writePesos(abs(net))}`;
}

function breakMessage(fact: FactView): string {
  const { data, thirdParties, found, expected, amount } = fact;
  const how = wordIn(data, 'how');
  if (how === 'sin_cierre')
    return `Ingresos, gastos y costos abren enero con ${openedWith(found ?? 0n)} del año anterior: no se ha hecho el cierre, o este informe se generó antes. Su asiento está en «Utilidad del ejercicio».`;
  const absent = listIn(data, 'absent');
  const gone =
    absent.length === 0
      ? ''
      : ` Ya no ${absent.length === 1 ? 'aparece' : 'aparecen'} en el archivo ${writeList(absent)}.`;
  const who = thirdParties.length === 0 ? '' : ` La diferencia está en ${writeNames(thirdParties, amount)}.`;
  const before = writeMonth(data, 'before');
  if (how === 'entre_terceros')
    return `La cuenta ${writeAccount(fact)} abre con el mismo total con que cerró ${before}, pero ${writePesos(amount)} están ahora en otros terceros.${who}${gone}`;
  const lost =
    listIn(data, 'titles').length > 0
      ? ' Su título sí abre con el saldo del cierre: al archivo le faltan o le sobran filas de esta cuenta, o se cambió una cifra.'
      : '';
  const start = `La cuenta ${writeAccount(fact)} cerró ${before} en ${writeBalance(expected ?? 0n)} y abre este mes en ${writeBalance(found ?? 0n)}.`;
  const reopened =
    how === 'reabierto' ? ' Parece que el año anterior se ajustó o se reabrió después de ese informe.' : '';
  const repaired =
    how === 'corregido'
      ? ' Ese mes había cerrado sin cuadrar y con este saldo inicial cuadra: falta volver a cargarlo con sus cifras corregidas.'
      : '';
  const arises = countIn(data, 'arises') === 1 ? ' Por esto los saldos iniciales ya no suman cero.' : '';
  return `${start}${lost}${reopened}${repaired}${arises}${who}${gone}`;
}
