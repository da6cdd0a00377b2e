/** Naturaleza in Spanish. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Naturaleza de las cuentas',
  summary:
    'Busca saldos contrarios a la naturaleza de su cuenta, por cuenta y por tercero: clientes con saldo crédito, proveedores con saldo débito, caja o bancos negativos. Dice si el saldo apareció este mes o viene de antes, y adónde reclasificarlo.',
  question:
    'Este saldo quedó al revés de lo normal. ¿Hubo un pago de más, una devolución o una nota que falte registrar? Mándanos el soporte.',
  client: {
    subject: 'Saldos contrarios a lo normal',
    found: 'Hay personas o empresas con un saldo al revés: pagos de más o documentos que faltan.',
    need: 'Cuéntenos si hubo un pago de más, una devolución o una nota que falte registrar.',
  },
  roles,
  parameters,
  labels: {
    opening: 'Saldo inicial',
    debits: 'Más débitos del mes',
    credits: 'Menos créditos del mes',
    closingDebit: 'Saldo final (débito)',
    settledByOther: 'Aplicado al otro tercero',
    itsOwn: 'Menos lo que debía',
    ofAnother: 'Lo que no era suyo',
    income: 'Ingreso del mes del cliente',
    billed: 'Menos lo facturado a su cartera',
    notPaid: 'Lo que no se abonó a la cartera',
    closingCredit: 'Saldo final (crédito)',
  },
  reasons: {},
};
