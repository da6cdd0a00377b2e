/** DIF-3: total unlike its detail. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList } from '#core/engine/fact-words.es.ts';
import { defineRule, type RuleFact } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';
import { columnNames } from '../rule-words.es.ts';

export const dif3 = defineRule<Integrity>({
  code: 'DIF-3',
  proof: 'balance',
  name: 'Totales que no son la suma de su detalle',
  stake: 'to_explain',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['cco_59', 'et_773'],
  text: {
    title: (fact) =>
      fact.account === ''
        ? `El total general no es la suma de las cuentas: ${writePesos(fact.amount)}`
        : `El total de ${writeAccount(fact)} no es la suma de su detalle: ${writePesos(fact.amount)}`,
    message: (fact) => {
      const names = listIn(fact.data, 'columns').map((column) => lookUp(columnNames, column)!);
      const what = fact.account === '' ? 'El total general' : `El título de la cuenta ${writeAccount(fact)}`;
      const column = lookUp(columnNames, wordIn(fact.data, 'column'))!;
      const others = names.filter((name) => name !== column);
      const also = others.length === 0 ? '' : ` También difiere en ${writeList(others)}.`;
      return `${what} dice ${writePesos(fact.found ?? 0n)} en ${column} y las filas que lo componen suman ${writePesos(fact.expected ?? 0n)}.${also}`;
    },
    why: 'Si el total que imprime el programa no es la suma del detalle, al archivo le faltan filas, le sobran, o alguien cambió una cifra a mano. La auditoría usa el detalle.',
    correction: () =>
      'Vuelve a generar el informe con todos los terceros y sin filtros. Si la diferencia sigue, revisa en el programa los movimientos de la cuenta que no llevan tercero o que el informe oculta.',
  },
  find({ declared, isDetailLost }) {
    if (declared === null) return { facts: [], notEvaluated: [{ reason: 'sin_totales' }] };
    if (!isDetailLost) return { facts: declared.facts };
    const wrong = declared.wrong.map(({ account }) => account);
    const isCause = ({ account }: RuleFact) => wrong.includes(account ?? '');
    return { facts: declared.facts.map((fact) => (isCause(fact) ? { ...fact, severity: 'critica' } : fact)) };
  },
});
