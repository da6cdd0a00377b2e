/**
 * Estado de cambios en el patrimonio: a row for each part of equity, a column for each reason why it changed. What of the
 * reserves and results did not come back in another of them left the company or corrected it.
 */
import { type MovementItem, type StatementDeclaration, section } from '#core/statement/declaration.ts';
import type { Part } from '#core/statement/selector.ts';

function of(lines: readonly string[], figure: 'opening' | 'change' | 'balance'): Part {
  return { of: { lines }, figure, sign: -1 };
}

function opposite(parts: readonly Part[]): Part[] {
  return parts.map((part) => ({ ...part, sign: part.sign === 1 ? -1 : 1 }));
}

/** A part of equity whose whole change is of one kind. */
function row(key: string, column: string): MovementItem {
  return {
    kind: 'movements',
    key,
    movements: {
      'saldo-inicial': [of([key], 'opening')],
      [column]: [of([key], 'change')],
      'saldo-final': [of([key], 'balance')],
    },
  };
}

const posted: Part = { of: {}, figure: 'postedResult', sign: -1 };
const unmapped = (figure: 'opening' | 'change' | 'balance'): Part => ({ of: { unmapped: ['3'] }, figure, sign: -1 });
/** Among these, transfers add up to nothing. */
const distributed = [of(['reserves', 'yearResult', 'retainedEarnings'], 'change'), posted];

export const statement: StatementDeclaration = {
  key: 'cambios-patrimonio',
  order: 3,
  kind: 'flow',
  // Micro-entities present their position, results and notes.
  frameworks: [1, 2],
  movements: [
    'saldo-inicial',
    'resultado',
    'aportes',
    'distribuciones',
    'traslados',
    'otro-resultado-integral',
    'saldo-final',
  ],
  items: () => [
    section(
      'equity',
      [
        row('capital', 'aportes'),
        row('capitalSurplus', 'aportes'),
        row('reserves', 'traslados'),
        row('equityRevaluation', 'otro-resultado-integral'),
        {
          kind: 'movements',
          key: 'yearResult',
          movements: {
            'saldo-inicial': [of(['yearResult'], 'opening'), { of: {}, figure: 'openingResult', sign: -1 }],
            resultado: [{ of: {}, figure: 'result', sign: -1 }],
            traslados: [of(['yearResult'], 'change'), posted],
            'saldo-final': [
              of(['yearResult'], 'balance'),
              { of: {}, figure: 'openResult', sign: -1 },
              { of: {}, figure: 'carriedResult', sign: -1 },
            ],
          },
        },
        {
          kind: 'movements',
          key: 'retainedEarnings',
          movements: {
            'saldo-inicial': [of(['retainedEarnings'], 'opening')],
            distribuciones: distributed,
            traslados: [of(['retainedEarnings'], 'change'), ...opposite(distributed)],
            'saldo-final': [of(['retainedEarnings'], 'balance')],
          },
        },
        row('otherComprehensiveIncome', 'otro-resultado-integral'),
        {
          kind: 'movements',
          key: 'unmappedEquity',
          movements: {
            'saldo-inicial': [unmapped('opening')],
            distribuciones: [unmapped('change')],
            'saldo-final': [unmapped('balance')],
          },
        },
      ],
      'totalEquity',
    ),
  ],
  checks: ['equityEnds', 'resultInEquity', 'openedClean'],
};
