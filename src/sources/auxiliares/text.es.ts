/** Spanish text of the crossing with registers. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './settings.ts';

const registerName = {
  receivable: 'la cartera por edades',
  payable: 'las cuentas por pagar por edades',
  asset: 'el listado de activos fijos',
  inventory: 'el inventario valorizado',
};

export const text: ValidationText<Role> = {
  title: 'Auxiliares',
  summary:
    'Cruza los auxiliares con los libros: cartera y cuentas por pagar por tercero, activos fijos e inventario por cuenta o en total.',
  question: '¿Nos mandas este auxiliar a la fecha de corte y nos explicas la diferencia?',
  client: {
    subject: 'Auxiliar por cruzar',
    found: 'El auxiliar no coincide con los libros.',
    need: 'Envíenos el informe a la fecha de corte del mes.',
  },
  roles: {
    clientes: 'Clientes',
    anticiposDeClientes: 'Anticipos recibidos de clientes',
    proveedores: 'Proveedores',
    cuentasPorPagar: 'Costos y gastos por pagar',
    anticiposAProveedores: 'Anticipos a proveedores',
    activosFijos: 'Propiedad, planta y equipo, por su costo',
    depreciacion: 'Depreciación acumulada',
    estimaciones: 'Deterioros de activos e inventarios',
    inventarios: 'Inventarios',
  },
  parameters: {
    tolerancia: {
      label: 'Diferencia que no se dice, en pesos',
      help: 'Por tercero o cuenta: los informes redondean.',
    },
  },
  labels: { register: 'En el auxiliar', booked: 'En los libros', difference: 'Diferencia' },
  reasons: {
    sin_auxiliares: () => 'Faltan los auxiliares del mes.',
    otros_meses: ({ from, to }) => `Los auxiliares van de ${from} a ${to}: trae los de este mes.`,
    sin_registro: ({ kind }) => `Falta ${lookUp(registerName, String(kind)) ?? 'el auxiliar'}.`,
    no_cruza: () =>
      'Menos de la tercera parte de los terceros coincide con los libros: revisa que el informe sea del mismo corte y de la misma empresa. No se dicen uno por uno.',
  },
};
