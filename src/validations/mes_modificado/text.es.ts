/** Spanish text of a month imported again with changes. */
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParties } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Role, Rule } from './rules.ts';

export const text: ValidationText<Rule, Role> = {
  title: 'Mes cerrado que cambió',
  summary:
    'Compara el mes con la versión que se auditó antes y dice qué se movió, por cuenta y por tercero. Un mes del que ya se declaró o se informó no debería cambiar sin que se sepa.',
  roles: {
    impuestos: 'Impuestos y retenciones que se declaran',
    ingresos: 'Ingresos',
    costos: 'Gastos y costos',
  },
  parameters: {},
  labels: {
    final_antes: 'Saldo final en la versión anterior',
    cambio_inicial: 'Cambio en el saldo inicial',
    cambio_debitos: 'Cambio en los débitos',
    cambio_creditos: 'Menos: cambio en los créditos',
    final_ahora: 'Saldo final en esta versión',
    resultado_antes: 'Resultado acumulado en la versión anterior',
    cambio_resultado: 'Cambio',
    resultado_ahora: 'Resultado acumulado en esta versión',
  },
  rules: {
    'MOD-1': {
      title: (fact) => `La cuenta ${writeAccount(fact)} cambió en ${writePesos(fact.amount)} después de auditada`,
      message: (fact) => `${whatChanged(fact)}${whoChanged(fact)}${closedMonth(fact)}`,
      why: 'Si el mes ya se cerró, alguien registró, borró o cambió comprobantes con fecha de ese mes. Los estados financieros y las declaraciones que salieron de él pueden no corresponder ya a los libros.',
      correction: ({ data }) =>
        wordIn(data, 'how') === 'opening'
          ? 'El cambio viene de un mes anterior: vuelve a cargar ese mes y audítalo. Allí se ve qué se registró.'
          : 'Busca en el programa los comprobantes con fecha de este mes que se crearon, cambiaron o anularon después de la versión anterior. Si el cambio es correcto, sopórtalo y vuelve a cargar los meses siguientes; si no, reversa y registra el ajuste en el mes abierto.',
    },
    'MOD-2': {
      title: (fact) => `Cambió un impuesto del mes: ${writeAccount(fact)}, ${writePesos(fact.amount)}`,
      message: (fact) =>
        `${whatChanged(fact)}${whoChanged(fact)} Si la declaración del periodo ya se presentó, puede no coincidir con los libros.`,
      why: 'En caso de conflicto prevalecen los libros. Una declaración con menos impuesto o retención que los libros se corrige con sanción, y es mayor si la DIAN la encuentra primero.',
      correction: () =>
        'Compara el mes con la declaración presentada (retención, IVA o ICA). Si no coincide y el cambio es correcto, corrige la declaración; si no debía cambiar, reversa el comprobante y regístralo en el mes abierto.',
    },
    'MOD-3': {
      title: (fact) => `La cuenta ${writeAccount(fact)} se repartió de otra forma entre sus terceros`,
      message: (fact) =>
        `La cuenta ${writeAccount(fact)} suma lo mismo que en la versión anterior, pero ${writePesos(fact.amount)} pasaron a otros terceros.${whoChanged(fact)}`,
      why: 'El total no cambia, pero sí lo que se informa de cada tercero: certificados, información exógena y cruces de cartera.',
      correction: () =>
        'Confirma el cambio de tercero con su soporte. Si ya expediste certificados o enviaste información exógena con la versión anterior, corrígelos.',
    },
    'MOD-4': {
      title: ({ found, expected }) =>
        `El resultado acumulado pasó de ${writePesos(expected ?? 0n)} a ${writePesos(found ?? 0n)}`,
      message: (fact) =>
        `Con la versión anterior el resultado acumulado era de ${writePesos(fact.expected ?? 0n)}; con esta es de ${writePesos(fact.found ?? 0n)}. Lo explican las cuentas de ingresos, costos y gastos que cambiaron.`,
      why: 'Quien haya recibido los resultados de este mes decidió con otras cifras.',
      correction: () =>
        'Avisa a quien recibió los informes de este mes, y entrégalos otra vez si el cambio es correcto.',
    },
  },
  reasons: {
    sin_version_anterior: () => 'Este mes no se había auditado con otro archivo.',
    sin_versiones: () =>
      'No se conocen versiones anteriores de este mes. En la aplicación se guardan y se comparan al cargar el mes otra vez.',
  },
};

function whatChanged(fact: FactView): string {
  const { data, expected, found } = fact;
  const parts = (
    [
      ['el saldo inicial', amountIn(data, 'opening')],
      ['los débitos', amountIn(data, 'debit')],
      ['los créditos', amountIn(data, 'credit')],
    ] as const
  )
    .filter(([, change]) => change !== 0n)
    .map(([name, change]) => `${name} ${change > 0n ? '+' : '−'} ${writePesos(abs(change))}`);
  const closing =
    expected === found
      ? `sigue cerrando en ${writePesos(found ?? 0n)}`
      : `cerraba en ${writePesos(expected ?? 0n)} y ahora cierra en ${writePesos(found ?? 0n)}`;
  const moved = parts.length === 0 ? '' : ` Cambiaron ${writeList(parts)}.`;
  return `La cuenta ${writeAccount(fact)} ${closing}.${moved}`;
}

function whoChanged({ data, thirdParties }: FactView): string {
  const named = thirdParties.filter(({ nit, name }) => nit !== '' || name !== '');
  const who = named.length === 0 ? '' : ` Terceros que se movieron: ${writeThirdParties(named)}.`;
  const absent = listIn(data, 'absent');
  if (absent.length === 0) return who;
  return `${who} Ya no ${absent.length === 1 ? 'está' : 'están'} ${writeList(absent)}.`;
}

function closedMonth({ data }: FactView): string {
  return countIn(data, 'isFollowed') === 1 ? ' Ya había meses posteriores cargados cuando llegó esta versión.' : '';
}
