/** Spanish text of the crossing with bank statements. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './settings.ts';

export const text: ValidationText<Role> = {
  title: 'Extracto bancario',
  summary:
    'Cruza los extractos con los bancos de los libros: el saldo con que cierra cada cuenta y lo que el banco cobró, abonó y retuvo en el mes. No concilia movimiento por movimiento.',
  question: '¿Nos mandas el extracto de esta cuenta y nos explicas la diferencia?',
  client: {
    subject: 'Extracto por cruzar',
    found: 'El extracto del banco no coincide con los libros.',
    need: 'Envíenos el extracto del mes de todas las cuentas.',
  },
  roles: {
    bancos: 'Bancos y cuentas de ahorro',
    gastosBancarios: 'Gastos bancarios y gravamen a los movimientos financieros',
    rendimientos: 'Rendimientos financieros',
    retenciones: 'Retención en la fuente que le practicaron',
    ingresos: 'Ingresos del año',
    ivaGenerado: 'IVA generado',
  },
  parameters: {
    tolerancia: {
      label: 'Diferencia que no se dice, en pesos',
      help: 'Por cuenta y por concepto: los bancos redondean cada cobro.',
    },
    margenConsignaciones: {
      label: 'Consignaciones por encima de los ingresos que no se dicen (%)',
      help: 'Préstamos, aportes y traslados entre cuentas propias también se consignan.',
    },
  },
  labels: {
    statement: 'En el extracto',
    booked: 'En los libros',
    difference: 'Diferencia',
    deposits: 'Consignado en el año',
    income: 'Ingresos del año con IVA',
  },
  reasons: {
    sin_extracto: () => 'Falta el extracto del banco.',
    otros_meses: ({ from, to }) => `Los extractos van de ${from} a ${to}: trae el de este mes.`,
    sin_cuenta: ({ count }) =>
      `De ${count === 1 ? 'un extracto' : `${count} extractos`} no se sabe cuál es su cuenta en los libros: ponle el nombre del banco o los últimos cuatro dígitos al nombre de la cuenta.`,
    sin_saldo: () => 'El extracto no trae saldo.',
    faltan_extractos: ({ count }) =>
      `${count === 1 ? 'Una cuenta de banco se mueve' : `${count} cuentas de banco se mueven`} sin extracto: lo que los libros tienen de más puede ser de ellas.`,
    falta_el_ano: () => 'Para comparar lo consignado en el año faltan balances o extractos de algún mes desde enero.',
  },
};
