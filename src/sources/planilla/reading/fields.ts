/**
 * Fields of the flat file of the PILA (type E), by their positions from 1 as the layout counts them: record 01 is the
 * return, record 02 an employee and novelty. Fields of health (incapacities, leaves) are not read (Ley 1581).
 */
type Span = readonly [from: number, to: number];

export const header = {
  nit: [210, 225],
  pensionMonth: [305, 311],
  people: [339, 343],
} as const satisfies Record<string, Span>;

export const line = {
  id: [10, 25],
  firstSurname: [37, 56],
  secondSurname: [57, 86],
  firstName: [87, 106],
  secondName: [107, 136],
  pensionEntity: [154, 159],
  healthEntity: [166, 171],
  fundEntity: [178, 183],
  days: [190, 191],
  integral: [201, 201],
  pensionBase: [202, 210],
  healthBase: [211, 219],
  pensionRate: [238, 244],
  pension: [245, 253],
  solidarity: [281, 289],
  subsistence: [290, 298],
  health: [315, 323],
  risk: [399, 407],
  fund: [415, 423],
  sena: [431, 439],
  icbf: [447, 455],
  riskEntity: [507, 512],
} as const satisfies Record<string, Span>;

export const HEADER_LENGTH = 359;
/** Up to the risk code, the last field that is read. */
export const LINE_LENGTH = 512;

export function field(record: string, [from, to]: Span): string {
  return record.slice(from - 1, to).trim();
}

/** Whole pesos of a field; null where it is no number. */
export function pesosIn(record: string, span: Span): bigint | null {
  const written = field(record, span);
  return /^\d+$/.test(written) ? BigInt(written) : written === '' ? 0n : null;
}
