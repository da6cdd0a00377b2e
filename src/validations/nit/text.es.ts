/** Spanish text of the identification numbers. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const text: ValidationText<Role> = {
  title: 'NIT',
  summary:
    'Revisa los números con que se identifican los terceros: dígito de verificación, longitud, letras, números repetidos y nombres con varios números. También los compara con la lista de proveedores ficticios de la DIAN.',
  question: '¿Nos confirmas los datos de este tercero? Mándanos su RUT o su cédula.',
  client: {
    subject: 'Datos de terceros por corregir',
    found: 'Hay números de identificación errados o repetidos.',
    need: 'Envíenos el RUT o la cédula de estos terceros.',
  },
  roles: {
    compras: 'Lo que se compra: inventarios, activos, costos y gastos',
    sinCompra: 'Entre esas cuentas, lo que nadie vende: depreciaciones, deterioros, renta y cierre',
    ivaDescontable: 'IVA descontable',
    porPagar: 'Lo que se debe por compras',
    porCobrar: 'Cuentas por cobrar y anticipos',
  },
  parameters: {
    proveedoresFicticios: {
      label: 'Proveedores ficticios',
      help: 'NIT que sabes declarados proveedores ficticios, además de los de la lista de la DIAN cargada en Cuadre. Sin dígito de verificación.',
    },
  },
  labels: {
    bought: 'Comprado, con su IVA descontable',
    owed: 'Saldo por pagar, o lo causado en el mes',
    receivable: 'Saldo por cobrar',
    other: 'Saldo por cobrar, u otro saldo o movimiento',
  },
  reasons: {
    sin_numeros: () => 'El archivo no trae números de identificación de terceros.',
    sin_lista: () =>
      'Falta la lista de proveedores ficticios de la DIAN. Mientras el administrador de Cuadre la carga, puedes poner los NIT que conozcas en los parámetros de esta validación.',
  },
};
