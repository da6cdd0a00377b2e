/** Texts of the preview of información exógena: errors, and its workbook. */
import type { Exclusion } from '#core/exogena/contributions.ts';
import type { IdentityPart } from '#core/exogena/format.ts';
import type { Lack } from '#core/exogena/reported-person.ts';

export const text = {
  /** Name of the row of small amounts, as the DIAN asks for it. */
  minor: 'CUANTÍAS MENORES',
  /** What is changed or exported, in the activity log. */
  target: (year: number) => `Información exógena ${year}`,
  format: (key: string) => `No preparamos el formato ${key}.`,
  pattern: (pattern: string) =>
    `«${pattern}» no es una cuenta: escribe su código, o cómo empiezan las cuentas con un asterisco al final, como 5135*.`,
  goal: (pattern: string, format: string) =>
    `La cuenta ${pattern} va a un concepto o una columna que el formato ${format} no tiene.`,
  amount: 'Escribe la cuantía en pesos, sin signos: 141000.',
  versions: (read: string, current: number) => `Leíste la versión ${read} y ya va en la ${current}.`,
};

const identity: Readonly<Record<IdentityPart, string>> = {
  informer: 'Entidad informante',
  concept: 'Concepto',
  type: 'Tipo de documento',
  number: 'Número de identificación',
  dv: 'DV',
  surname1: 'Primer apellido',
  surname2: 'Segundo apellido',
  name1: 'Primer nombre',
  name2: 'Otros nombres',
  legalName: 'Razón social',
  address: 'Dirección',
  department: 'Código del departamento',
  municipality: 'Código del municipio',
  country: 'País de residencia',
};

const lack: Readonly<Record<Lack, string>> = {
  number: 'Número de identificación',
  type: 'Tipo de documento, por confirmar',
  dv: 'El DV de los libros no corresponde al número',
  name: 'Nombre',
  names: 'Apellidos y nombres por separado',
  address: 'Dirección',
  municipality: 'Municipio',
  country: 'País de residencia',
};

const left: Readonly<Record<Exclusion, string>> = {
  closingEntry: 'Asiento de cierre del año',
  otherSide: 'Pagos, salidas y traslados de la cuenta',
  noTarget: 'Cuentas sin concepto asignado',
  leftOut: 'Cuentas que no van en el formato',
  unidentified: 'Sin tercero, por informar',
  own: 'A nombre de la misma empresa',
  legalPerson: 'A nombre de personas jurídicas',
  contrary: 'Saldos o valores contrarios',
  offset: 'Se compensan dentro del mismo concepto',
};

export const bookText = {
  identity,
  lack,
  left,
  proposedNames: 'Apellidos y nombres, propuestos: confírmalos',
  inBooks: 'Nombre en los libros',
  lacks: 'Por completar',
  lacking: {
    sheet: 'Terceros por completar',
    heads: ['Formato', 'Número de identificación', 'Nombre en los libros', 'Por completar'],
    joiner: '; ',
  },
  conciliation: {
    sheet: 'Conciliación',
    heads: [
      'Formato',
      'Cuenta',
      'Nombre',
      'Concepto',
      'Columna',
      'Asignación',
      'Saldo o movimiento',
      'Con tercero',
      'Cuantías menores',
    ],
    difference: 'Diferencia',
    total: (format: string) => `Total ${format}`,
    rounding: 'Ajuste al peso de las filas',
    standing: { company: 'De la empresa', proposed: 'Propuesta', none: 'Sin asignar' },
  },
};
