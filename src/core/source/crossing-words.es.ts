/** What became of the documents and books of a third party, in words. */
import type { CrossedHow, CrossedSide, CrossedState } from './crossing.ts';
import type { DocumentKind } from './electronic-document.ts';

export const sideName: Readonly<Record<CrossedSide, string>> = {
  received: 'Compras',
  issued: 'Ventas',
  payroll: 'Nómina',
};

export const stateName: Readonly<Record<CrossedState, string>> = {
  unbooked: 'Falta en libros',
  other_third: 'A otro tercero',
  vat: 'IVA distinto',
  twice: 'Dos veces',
  value: 'Otro valor',
  without: 'Sin documento',
  late: 'Tarde',
  waits: 'Por registrar',
  agrees: 'Cruza',
};

const howName: Readonly<Record<CrossedHow, string>> = {
  one: 'Una a uno',
  sum: 'Por suma',
  earlier: 'Con otro mes',
};

export const documentKindName: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Factura',
  equivalent: 'Documento equivalente',
  support: 'Documento soporte',
  credit_note: 'Nota crédito',
  debit_note: 'Nota débito',
  support_note: 'Nota de ajuste',
  payroll: 'Nómina electrónica',
  payroll_adjustment: 'Ajuste de nómina',
};

export const placeName = { booked: 'En libros', open: 'No está en libros', waits: 'Se espera en el mes siguiente' };

interface Crossed {
  state: CrossedState;
  how: CrossedHow | null;
  other: string | null;
  /** Documents, those that are not in the books, and those that wait. */
  documents: number;
  open: number;
  waiting: number;
}

const documentsWord = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`);

/** One sentence without full stop. */
export function crossedReason({ state, how, other, documents, open, waiting }: Crossed): string {
  const matched = documents - open - waiting;
  switch (state) {
    case 'unbooked':
      return `${documentsWord(open)} no ${open === 1 ? 'está' : 'están'} en su mes ni en el siguiente`;
    case 'other_third':
      return other ? `Registrado a nombre de otro: ${other}` : 'Registrado a nombre de otro';
    case 'vat':
      return 'La base cruza y el IVA no es el de los documentos';
    case 'twice':
      return 'Los libros tienen un documento una vez más';
    case 'value':
      return 'El documento está y los libros tienen otro total';
    case 'without':
      return matched > 0 ? `Lo que pasa de ${documentsWord(matched)} no tiene soporte` : 'Ningún documento lo respalda';
    case 'late':
      return 'Registrado dos meses después o más';
    case 'waits':
      return 'De los últimos días: se espera en el mes siguiente';
    default:
      return how === 'earlier'
        ? `${howName.earlier}: ${documentsWord(matched)}, alguno de un mes anterior`
        : how === 'sum'
          ? `${howName.sum}: ${documentsWord(matched)} suman lo registrado`
          : howName[how ?? 'one'];
  }
}
