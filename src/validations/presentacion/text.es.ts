/** Presentación in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList } from '#core/engine/fact-words.es.ts';
import type { FactView, ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Rule, validation } from './validation.ts';

const KINDS: Readonly<Record<string, string>> = {
  valorizacion: 'Las valorizaciones y la revalorización del patrimonio se eliminaron al adoptar NIIF.',
  inflacion: 'Los ajustes por inflación se eliminaron hace años; su saldo debió pasar a la cuenta que ajustaban.',
  diferido: 'La mayoría de los cargos diferidos no son activos en NIIF: se llevan al gasto cuando se incurren.',
};

function kind({ data }: FactView): string {
  return KINDS[wordIn(data, 'kind')] ?? '';
}

/** Named like another account of the same group, not of another class. */
const isOfGroup = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'cuenta';

export const text: ValidationText<Rule, keyof (typeof validation)['roles']> = {
  title: 'Presentación',
  summary:
    'Revisa cómo se verán los libros: cuentas que las NIIF vaciaron y siguen en uso, costos de producción sin trasladar, códigos que el PUC no tiene y nombres que contradicen su código. Son hallazgos de severidad baja.',
  rules: {
    'PRS-1': {
      title: (fact) =>
        amountIn(fact.data, 'moved') > 0n
          ? `${fact.accountName} se movió por ${writePesos(amountIn(fact.data, 'moved'))} y ya no debería usarse`
          : `${fact.accountName} conserva un saldo de ${writePesos(fact.found ?? fact.amount)}`,
      message: (fact) =>
        `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} ${amountIn(fact.data, 'moved') > 0n ? `registró movimientos por ${writePesos(amountIn(fact.data, 'moved'))} y quedó` : 'está'} en ${writePesos(fact.found ?? 0n)}. ${kind(fact)}`,
      why: 'El plan de cuentas es anterior a las NIIF y conserva grupos que el marco actual no reconoce. Usarlos muestra activos o patrimonio que no existen para quien lee los estados financieros.',
      correction: () =>
        'Revisa la política de la adopción: traslada el saldo a la cuenta que corresponde en el marco actual (costo del activo, gasto o resultados acumulados). Si usas la cuenta para la revaluación o el otro resultado integral, cambia su nombre y justifica el hallazgo.',
    },
    'PRS-2': {
      title: (fact) => `Costos de producción sin trasladar por ${writePesos(fact.amount)}`,
      message: (fact) => {
        const accounts = listIn(fact.data, 'accounts');
        const more = countIn(fact.data, 'count') - accounts.length;
        return `Al cierre de ${formatPeriod(fact.period)}, las cuentas de costos de producción suman ${writePesos(fact.found ?? 0n)}: ${more > 0 ? `${accounts.join(', ')} y ${more} más` : writeList(accounts)}.`;
      },
      why: 'La clase 7 es un paso: al terminar el mes su saldo pasa a inventarios en proceso o terminados, o al costo de ventas. Si se queda, el estado de resultados muestra el costo en otro lugar y los inventarios quedan incompletos.',
      correction: (fact) =>
        countIn(fact.data, 'omitted') === 1
          ? 'Otros meses sí trasladaron sus costos, o el año termina: el asiento está en «Utilidad del ejercicio».'
          : 'Traslada lo terminado a inventarios y lo vendido o prestado al costo de ventas: el asiento sugerido lo lleva todo al costo. Si tu política es trasladar al cierre del año, justifica el hallazgo.',
    },
    'PRS-3': {
      title: (fact) => `La cuenta ${fact.account} no existe en el PUC`,
      message: (fact) =>
        `El grupo ${wordIn(fact.data, 'group')} no tiene la cuenta ${fact.account}, que tiene ${writePesos(fact.amount)} en ${writeList(listIn(fact.data, 'accounts'))}.`,
      why: 'Los códigos propios empiezan en el séptimo dígito. Una cuenta de cuatro dígitos inventada no se clasifica sola en los estados financieros ni en los formatos de la DIAN.',
      correction: () =>
        'Crea el auxiliar bajo la cuenta del PUC que corresponde y traslada el saldo. Si la cuenta es de tu sector o de tu marco técnico, agrégala a las aceptadas en la parametrización.',
    },
    'PRS-4': {
      title: (fact) =>
        isOfGroup(fact)
          ? `${fact.accountName} tiene el código ${fact.account}, de otra cuenta`
          : `${fact.accountName} tiene el código ${fact.account}, de otra clase`,
      message: (fact) =>
        isOfGroup(fact)
          ? `${writeAccount(fact)} se llama como ${wordIn(fact.data, 'home')}, y en el PUC ninguna cuenta de su código se llama así. Tiene ${writePesos(fact.amount)}.`
          : `${writeAccount(fact)} lleva el nombre que el PUC da a ${wordIn(fact.data, 'home')}, de otra clase, y nunca a una de la suya. Tiene ${writePesos(fact.amount)}.`,
      why: 'El código manda en los informes y el nombre en quien registra. Si se contradicen, alguien registrará gastos como ingresos, o al contrario.',
      correction: () =>
        'Mira qué se registra en la cuenta. Si el código está mal, traslada el saldo a la cuenta de ese nombre; si el nombre está mal, cámbialo en el programa.',
    },
  },
  roles: {
    gastos: 'Gastos cuyo nombre se compara con el de su cuenta del PUC',
    vaciadas: 'Valorizaciones, revalorización y superávit por valorizaciones',
    diferidos: 'Cargos diferidos',
    conservadas: 'Diferidos que el marco actual conserva',
    produccion: 'Costos de producción',
    costoDeVentas: 'Costo de ventas',
  },
  parameters: {
    planPropio: {
      label: 'Plan de cuentas propio',
      help: 'La empresa no usa los códigos del PUC: no se revisan códigos ni nombres.',
    },
    aceptadas: {
      label: 'Cuentas aceptadas',
      help: 'Cuentas de cuatro dígitos que no están en el PUC y la empresa usa a propósito.',
    },
  },
  labels: {},
  reasons: {
    ownChart: () =>
      'El plan de cuentas no es el PUC. Si es propio, márcalo en la parametrización y asigna sus cuentas a cada grupo.',
  },
};
