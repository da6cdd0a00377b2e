/** Spanish names of the accounts, parameters and formula lines of the ceilings. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './rules.ts';

export const settingsText: Pick<ValidationText<Role>, 'roles' | 'parameters' | 'labels'> = {
  roles: {
    activo: 'Activo, antes de depreciación y deterioro',
    correctoras: 'Depreciación, amortización y deterioro acumulados: no se descuentan del activo bruto',
    caja: 'Caja',
    bancos: 'Bancos y cuentas de ahorro',
    ingresos: 'Ingresos brutos',
    noIngresos: 'Devoluciones y ajustes, que no se descuentan del ingreso bruto',
    costos: 'Costos y gastos',
  },
  parameters: {
    cercania: {
      label: 'Cercanía (%)',
      help: 'Desde qué distancia del tope avisar. Con 10, desde el 90 % del tope.',
    },
    tieneRevisorFiscal: {
      label: 'La empresa ya tiene revisor fiscal',
      help: 'Actívalo para que no se avise de los topes que obligan a tenerlo.',
    },
  },
  labels: {
    ingresos: 'Ingresos brutos',
    activos: 'Activos brutos',
    uvt: 'Menos: tope en UVT',
    salario: 'Menos: tope en salarios mínimos',
    exceso: 'Exceso',
    falta: 'Falta para el tope',
    efectivo: 'Pagos en efectivo a terceros en el año',
    tope_uvt: 'Menos: 40.000 UVT',
    tope_pagado: 'Menos: 40 % de lo pagado por caja y bancos',
    tope_costos: 'Menos: 35 % de los costos y gastos',
  },
};
