/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView, RuleText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

/** Account name from the past months: the month may lack it. */
export function account(fact: FactView): { account: string; accountName: string } {
  return { account: fact.account, accountName: wordIn(fact.data, 'name') || fact.accountName };
}

export function who({ data }: FactView): string {
  const names = listIn(data, 'who').map((thirdParty) => {
    const [nit = '', ...name] = thirdParty.split('|');
    return writeThirdParty({ nit, name: name.join('|') });
  });
  const more = countIn(data, 'more');
  return more === 0 ? writeList(names) : `${names.join(', ')} y ${more} más`;
}

export function isEmployee({ data }: FactView): boolean {
  return wordIn(data, 'kind') === 'empleado';
}

export function missing(fact: FactView): string {
  const thirdParties = listIn(fact.data, 'who').length === 0 ? '' : ` con ${who(fact)}`;
  const elsewhere = wordIn(fact.data, 'elsewhere');
  const times = countIn(fact.data, 'times');
  const looked = countIn(fact.data, 'looked');
  if (countIn(fact.data, 'every') === 2)
    return `${writeAccount(account(fact))} se registró cada dos meses por unos ${writePesos(fact.amount)}${thirdParties}, y en ${formatPeriod(fact.period)}, cuando tocaba, no tiene ningún cargo.`;
  const start = `${writeAccount(account(fact))} se registró en ${times >= looked ? 'los' : `${times} de los`} ${Math.max(times, looked)} meses anteriores por unos ${writePesos(fact.amount)}${thirdParties}, y en ${formatPeriod(fact.period)} no tiene ningún cargo.`;
  return elsewhere === ''
    ? start
    : `${start} El mismo tercero aparece este mes en ${elsewhere} por un valor parecido: todo indica que se registró allí.`;
}

export function rule(what: string, why: string, correction: string): RuleText {
  return {
    title: (fact) =>
      `${/^(los|las) /.test(what) ? 'Faltan' : 'Falta'} ${what} de ${formatPeriod(fact.period)}: ${account(fact).accountName}, unos ${writePesos(fact.amount)}`,
    message: missing,
    why,
    correction: ({ data }) =>
      wordIn(data, 'elsewhere') === ''
        ? correction
        : 'Confirma en qué cuenta debe ir. Si el cambio fue un error, trasládalo a la cuenta de siempre; si fue una decisión, justifica el hallazgo y mantenla.',
  };
}

export const ACCRUAL =
  'Un gasto se registra en el mes al que pertenece, llegue o no la factura. Si falta, la utilidad del mes queda inflada y la del siguiente cargará dos.';
