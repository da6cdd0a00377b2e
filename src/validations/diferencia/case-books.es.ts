/** Books that the cases of integrity start from. */
import type { BooksTable } from '#core/engine/validation-case.ts';

/** Four accounts whose month agrees in everything. */
export const BALANCED: BooksTable = `
  11050501 Caja general         | 900481237 Distribuidora El Roble S.A.S. |  1000000 | 500000 | 200000 | 1300000
  31150501 Cuotas sociales      | 52417886 Marta Lucía Rincón             | -1000000 |      0 |      0 | -1000000
  41352001 Venta de mercancías  | 900731118 Tienda La Esquina S.A.S.      |        0 |      0 | 500000 | -500000
  51953001 Papelería            | 830512774 Papeles y Más Ltda.           |        0 | 200000 |      0 | 200000
`;

/** The month before those: their openings, still. */
export const BEFORE: BooksTable = `
  11050501 Caja general         | 900481237 Distribuidora El Roble S.A.S. |  1000000 | 0 | 0 | 1000000
  31150501 Cuotas sociales      | 52417886 Marta Lucía Rincón             | -1000000 | 0 | 0 | -1000000
`;

/** A month without entries after that year was closed. */
export const AFTER_CLOSING: BooksTable = `
  11050501 Caja general           | 900481237 El Roble S.A.S. |  1300000 | 0 | 0 |  1300000
  24040501 Renta por pagar        | 800197268 DIAN            |   -50000 | 0 | 0 |   -50000
  31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
  36050501 Utilidad del ejercicio | 900481237 El Roble S.A.S. |  -250000 | 0 | 0 |  -250000
`;
