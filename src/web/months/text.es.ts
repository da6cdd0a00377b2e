/** Texts of month cells. */
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { type CellKind, cellKind, type MonthOfStrip } from './month-kind.ts';

const states: Record<CellKind, string> = {
  critical: 'alguno crítico',
  findings: '',
  clean: 'auditado, limpio',
  unaudited: 'cargado, sin auditar',
  running: 'auditando',
  missing: 'sin cargar',
};

/** Sign-off of a month, as its cell says it. */
export const signOffWord: Record<NonNullable<MonthOfStrip['signOff']>, string> = {
  prepared: 'por revisar',
  closed: 'cerrado',
  modified: 'cerrado y modificado',
};

const shortOf = (key: string) => {
  const period = parsePeriod(key);
  return period ? formatShortPeriod(period) : key;
};

export const monthCellText = {
  legend: {
    critical: 'Con críticos',
    findings: 'Con hallazgos',
    clean: 'Limpio',
    unaudited: 'Sin auditar',
    missing: 'Sin cargar',
  },
  /** `ene 2026 a sep 2026: sin cargar`. */
  missing: (from: string, to: string) => `${shortOf(from)} a ${shortOf(to)}: ${states.missing}`,
  /** `oct 2026: 15 hallazgos, alguno crítico`. */
  cell: (month: MonthOfStrip): string => {
    const { openFindings, signOff } = month;
    const kind = cellKind(month);
    const counted = kind === 'critical' || kind === 'findings';
    const count = `${formatCount(openFindings)} ${openFindings === 1 ? 'hallazgo' : 'hallazgos'}`;
    const said = [counted ? count : '', states[kind], signOff ? signOffWord[signOff] : ''].filter(Boolean).join(', ');
    return `${shortOf(month.period)}: ${said}`;
  },
};

/** Of the choice among months with a balance. */
export const storedMonthsText = {
  month: 'Mes',
  previous: 'Mes anterior con balance',
  next: 'Mes siguiente con balance',
  /** `Octubre de 2026`. */
  name: (key: string) => {
    const name = formatPeriod(parsePeriod(key)!);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  },
};
