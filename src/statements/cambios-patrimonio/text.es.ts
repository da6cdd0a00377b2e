/** Estado de cambios en el patrimonio in Spanish. */
import type { StatementText } from '#core/statement/declaration.ts';

export const text: StatementText = {
  title: 'Estado de cambios en el patrimonio',
  summary: 'Por qué cambió lo que es de los dueños.',
  labels: {
    equity: 'Patrimonio',
    totalEquity: 'Total patrimonio',
    unmappedEquity: 'Cuentas del patrimonio sin línea',
  },
  columns: {
    'saldo-inicial': 'Saldo inicial',
    resultado: 'Resultado',
    aportes: 'Aportes',
    distribuciones: 'Distribuciones y ajustes',
    traslados: 'Traslados',
    'otro-resultado-integral': 'Otro resultado integral',
    'saldo-final': 'Saldo final',
  },
  notes: {
    retainedEarnings:
      'Lo que salió de reservas y resultados y no volvió a otra de ellas: dividendos decretados, correcciones de años anteriores o capitalizaciones.',
    yearResult:
      'Con el resultado que el software todavía no lleva al patrimonio. Empieza con el del año anterior mientras no se haya trasladado a resultados acumulados.',
  },
};
