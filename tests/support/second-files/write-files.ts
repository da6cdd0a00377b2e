/** Second files as their issuers write them: the DIAN's report of documents as CSV, and the flat file of the PILA. */
import { header, line } from '#sources/planilla/reading/fields.ts';
import type { TestFile } from '../fixture-files.ts';

export interface WrittenDocument {
  kind?: string;
  group?: 'Recibido' | 'Emitido';
  folio: string;
  /** `2026-03-15`. */
  day: string;
  /** The other party. */
  nit: string;
  name?: string;
  vat?: number;
  total: number;
}

const titles = [
  'Tipo de documento',
  'CUFE/CUDE',
  'Folio',
  'Prefijo',
  'Divisa',
  'Fecha Emisión',
  'NIT Emisor',
  'Nombre Emisor',
  'NIT Receptor',
  'Nombre Receptor',
  'IVA',
  'Total',
  'Estado',
  'Grupo',
];

/** `own`: NIT of the company. */
export function documentsFile(own: string, documents: readonly WrittenDocument[], name = 'documentos.csv'): TestFile {
  const rows = documents.map(
    ({
      kind = 'Factura electrónica',
      group = 'Recibido',
      folio,
      day,
      nit,
      name: other = 'Tercero',
      vat = 0,
      total,
    }) => {
      const parties = [nit, other, own, 'Empresa'];
      const [issuer, issuerName, receiver, receiverName] =
        group === 'Recibido' ? parties : [...parties.slice(2), ...parties.slice(0, 2)];
      const cufe = Buffer.from(`${folio}${day}${nit}`).toString('hex').padEnd(96, '0');
      return [
        kind,
        cufe,
        folio,
        '',
        'COP',
        day,
        issuer,
        issuerName,
        receiver,
        receiverName,
        vat,
        total,
        'Aprobado',
        group,
      ];
    },
  );
  return { name, bytes: Buffer.from([titles, ...rows].map((row) => row.join(';')).join('\r\n')) };
}

export interface WrittenEmployee {
  id: string;
  name?: string;
  wage: number;
  base?: number;
  days?: number;
  integral?: boolean;
  pensionEntity?: string;
}

const up = (amount: number) => Math.ceil(amount / 100) * 100;

type Span = readonly [number, number];

function put(record: string[], [from, to]: Span, text: string | number): void {
  const written = typeof text === 'number' ? String(text).padStart(to - from + 1, '0') : text.padEnd(to - from + 1);
  for (let at = from; at <= to; at++) record[at - 1] = written[at - from]!;
}

export function planillaHeader(people: number, month = '2026-03', nit = '900481237'): string {
  const record = Array.from({ length: 359 }, () => ' ');
  put(record, [1, 2], '01');
  put(record, [8, 207], 'DISTRIBUIDORA EL ROBLE, S.A.S.');
  put(record, header.nit, nit);
  put(record, header.pensionMonth, month);
  put(record, header.people, people);
  return record.join('');
}

export function planillaLine({
  id,
  name = 'ANA',
  wage,
  base = wage,
  days = 30,
  integral,
  pensionEntity = '230301',
}: WrittenEmployee): string {
  const record = Array.from({ length: 693 }, () => '0');
  put(record, [1, 2], '02');
  put(record, line.id, id);
  for (const span of [line.firstSurname, line.secondSurname, line.firstName, line.secondName]) put(record, span, '');
  put(record, line.firstSurname, 'RUIZ');
  put(record, line.firstName, name);
  put(record, line.pensionEntity, pensionEntity);
  put(record, line.healthEntity, 'EPS005');
  put(record, line.fundEntity, 'CCF04');
  put(record, line.riskEntity, '14-23');
  put(record, line.days, days);
  put(record, line.integral, integral ? 'X' : ' ');
  put(record, line.pensionBase, base);
  put(record, line.healthBase, base);
  put(record, line.pensionRate, '0.16000');
  put(record, line.pension, up(base * 0.16));
  put(record, line.health, up(base * 0.04));
  put(record, line.risk, up(base * 0.00522));
  put(record, line.fund, up(base * 0.04));
  return record.join('');
}

export function planillaFile(nit: string, month: string, people: readonly WrittenEmployee[]): TestFile {
  const lines = [planillaHeader(people.length, month, nit), ...people.map(planillaLine)];
  return { name: 'planilla.txt', bytes: Buffer.from(lines.join('\r\n'), 'latin1') };
}
