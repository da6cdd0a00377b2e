/** What the checks of a statement say. */

import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';

const SHOWN = 5;

/** `1710, 4295 y 3 más`. */
function some(codes: readonly string[]): string {
  const shown = codes.slice(0, SHOWN).join(', ');
  return codes.length > SHOWN ? `${shown} y ${formatCount(codes.length - SHOWN)} más` : shown;
}

const accounts = (count: number) => (count === 1 ? '1 cuenta' : `${formatCount(count)} cuentas`);

export const checkWords = {
  noMonth: 'No hay balance de este mes.',
  noStart: 'No hay balance de enero ni de diciembre anterior: no se sabe cómo empezó el año.',
  balances: {
    label: 'Activo igual a pasivo más patrimonio',
    says: (holds: boolean, assets: Cents, difference: Cents) =>
      holds
        ? `El activo, ${writePesos(assets)}, es igual al pasivo, el patrimonio y el resultado.`
        : `El activo y la suma de pasivo, patrimonio y resultado difieren en ${writePesos(difference)}: el balance no cuadra.`,
  },
  mapped: {
    label: 'Todas las cuentas tienen línea',
    says: (codes: readonly string[], proposed: number) => {
      const without =
        codes.length === 0
          ? 'Todas las cuentas están en una línea.'
          : `${accounts(codes.length)} sin línea: ${some(codes)}. Van en una línea aparte hasta que digas cuál es la suya.`;
      return proposed === 0
        ? without
        : `${without} ${accounts(proposed)} con línea propuesta por su nombre, sin confirmar.`;
    },
  },
  resultInEquity: {
    label: 'El resultado es el del patrimonio',
    closed: (difference: Cents) =>
      difference === 0n
        ? 'El asiento de cierre llevó al patrimonio el resultado del año.'
        : `El asiento de cierre llevó al patrimonio ${writePesos(difference < 0n ? -difference : difference)} ${difference < 0n ? 'menos' : 'más'} que el resultado del año.`,
    open: (isPostedLive: boolean, difference: Cents) => {
      if (difference !== 0n)
        return `El resultado y lo que le falta al patrimonio difieren en ${writePesos(difference < 0n ? -difference : difference)}.`;
      return isPostedLive
        ? 'El software ya lleva el resultado al patrimonio: no se suma otra vez.'
        : 'El resultado del ejercicio completa el patrimonio.';
    },
  },
  openedClean: {
    label: 'El año abrió sin resultados anteriores',
    says: (count: number, carried: Cents) =>
      count === 0
        ? 'Las cuentas de resultado abrieron el año en cero.'
        : `${accounts(count)} de resultado abrieron el año con saldo: el resultado del año anterior, ${writePesos(carried)}, no se ha cerrado y se muestra aparte.`,
  },
  endsInCash: {
    label: 'El flujo termina en el efectivo',
    says: (cash: Cents, difference: Cents) =>
      difference === 0n
        ? `El flujo lleva del efectivo inicial al final, ${writePesos(cash)}.`
        : `El flujo y el efectivo final, ${writePesos(cash)}, difieren en ${writePesos(difference)}.`,
  },
  equityEnds: {
    label: 'Los cambios llevan al patrimonio final',
    says: (equity: Cents, difference: Cents) =>
      difference === 0n
        ? `El saldo inicial y los cambios suman el patrimonio final, ${writePesos(equity)}.`
        : `El saldo inicial y los cambios difieren del patrimonio final, ${writePesos(equity)}, en ${writePesos(difference)}.`,
  },
  positionsAdd: {
    label: 'La posición por autoridad es la de los conceptos',
    says: (difference: Cents) =>
      difference === 0n
        ? 'Lo que hay con la DIAN y con los municipios suma la posición neta.'
        : `Lo que hay con la DIAN y con los municipios difiere de la posición neta en ${writePesos(difference)}.`,
  },
  notesTie: {
    label: 'Las notas suman los estados',
    says: (difference: Cents) =>
      difference === 0n
        ? 'Cada cuenta está en una nota, y las notas suman el activo, el pasivo, el patrimonio y el resultado.'
        : `Las notas difieren de los estados en ${writePesos(difference)}.`,
  },
};
