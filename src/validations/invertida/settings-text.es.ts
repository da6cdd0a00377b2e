/** Settings and formula lines of invertida in Spanish. */

export const roles = {
  acumulada: 'Depreciación, amortización y agotamiento acumulados',
  deterioro: 'Deterioro y provisiones de los activos',
  devoluciones: 'Devoluciones, rebajas y descuentos en ventas y compras',
  capitalPorSuscribir: 'Capital por suscribir',
  capitalPorCobrar: 'Capital suscrito por cobrar',
  patrimonio: 'Acciones propias readquiridas, primas por cobrar y pérdidas',
  otras: 'Otras cuentas con naturaleza opuesta a la de su clase',
  orden: 'Cuentas de orden por contra',
  capitalAutorizado: 'Capital autorizado',
  utilidadesAcumuladas: 'Utilidades de ejercicios anteriores',
  retiroDeActivos: 'Resultado del retiro de activos: cierra lo que quede de uno retirado',
};

export const parameters = {
  pares: {
    label: 'Qué corrige cada cuenta',
    help: 'Cuenta correctora y cuenta que corrige. Una correctora puede tener varias: se suman. El prefijo más largo decide.',
  },
  contrapartidas: {
    label: 'Contrapartida del exceso',
    help: 'Cuenta correctora y cuenta que recibe lo que le sobra en el asiento sugerido: el gasto registrado de más o la recuperación.',
  },
  gastosDeDeterioro: {
    label: 'Gasto de deterioro',
    help: 'Cuenta de deterioro y gasto que se reconoce cuando se castigó más de lo provisionado.',
  },
  capitalSuscrito: {
    label: 'Capital suscrito',
    help: 'En pesos, como aparece en el certificado de existencia y representación. Con cero, el capital autorizado no se compara.',
  },
};

export const labels = {
  opening: 'Saldo inicial',
  debits: 'Más débitos del mes',
  credits: 'Menos créditos del mes',
  closingDebit: 'Saldo final (débito)',
  closingCredit: 'Saldo final (crédito)',
  acumuladaBase: 'Costo de los activos',
  acumulada: 'Menos depreciación o amortización acumulada',
  deterioroBase: 'Activo antes del deterioro',
  deterioro: 'Menos deterioro',
  devolucionesBase: 'Ventas o compras del año',
  devoluciones: 'Menos devoluciones',
  capitalPorSuscribirBase: 'Capital autorizado',
  capitalPorSuscribir: 'Menos capital por suscribir',
  capitalPorCobrarBase: 'Capital autorizado',
  capitalPorCobrar: 'Menos capital por cobrar',
  net: 'Neto',
  authorised: 'Capital autorizado',
  unsubscribed: 'Menos capital por suscribir',
  subscribed: 'Menos capital suscrito',
  notSubscribed: 'Capital que nadie ha suscrito',
};
