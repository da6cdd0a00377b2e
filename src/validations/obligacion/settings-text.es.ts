/** Settings and formula lines of obligacion in Spanish. */

export const roles = {
  obligaciones: 'Obligaciones con bancos y entidades financieras',
  sobregiros: 'Sobregiros',
  otrasObligaciones: 'Otras obligaciones: particulares, fondos y cooperativas',
  vinculados: 'Obligaciones con vinculados, socios y directores',
  compromisos: 'Compromisos de recompra',
  intereses: 'Gasto de intereses',
  enConstruccion: 'Activos en construcción a cuyo costo se pueden haber llevado intereses',
  arrendamientos: 'Arrendamientos: allí puede estar entera la cuota de un leasing',
  interesesPorPagar: 'Intereses por pagar',
  interesesAnticipados: 'Intereses pagados por anticipado',
  bancos: 'Cuentas bancarias',
  gastosFinancieros: '4×1.000, por su nombre',
  prestamosASocios: 'Préstamos a socios',
  deudasConSocios: 'Deudas con socios',
  capital: 'Capital: dice quiénes son los socios',
  ingresosFinancieros: 'Ingresos financieros',
  patrimonio: 'Patrimonio',
  resultados: 'Ingresos, gastos y costos',
};

export const parameters = {
  mesesSinAbono: {
    label: 'Meses sin abono',
    help: 'Cuántos meses seguidos sin movimiento en el capital son un hallazgo.',
  },
  minimoDelCorriente: {
    label: 'Tasa mínima',
    help: 'Porcentaje del interés bancario corriente por debajo del cual la tasa se revisa.',
  },
  gmfMinimo: {
    label: 'Mínimo del 4×1.000',
    help: 'Porcentaje de lo que sale de los bancos. Es menor que 0,4 porque los traslados entre cuentas propias no lo pagan.',
  },
  gmfMaximo: { label: 'Máximo del 4×1.000', help: 'Porcentaje de lo que sale de los bancos.' },
  vecesDelPatrimonio: {
    label: 'Deuda con vinculados',
    help: 'Cuántas veces el patrimonio del año anterior puede deberse a vinculados sin perder la deducción de intereses.',
  },
  interesCorriente: {
    label: 'Interés bancario corriente',
    help: 'Porcentaje efectivo anual que certifica la Superintendencia Financiera para crédito de consumo y ordinario, por mes. Escribe el de los meses que la tabla de Cuadre no trae todavía; lo que escribas prevalece. La usura es una vez y media esa tasa.',
  },
};

export const labels = {
  owed: 'Saldo de la deuda',
  usualRate: 'Intereses de un mes, a la tasa del último mes que los tuvo',
  currentRate: 'Intereses de un mes, al interés bancario corriente',
  usuryInterest: 'Menos intereses a la tasa de usura',
  leastInterest: 'Intereses a la tasa mínima',
  above: 'Por encima de la usura',
  below: 'Por debajo de la tasa mínima',
  average: 'Promedio de lo que se debe',
  interest: 'Intereses del mes',
  lessInterest: 'Menos intereses del mes',
  opening: 'Saldo inicial',
  paid: 'Más pagos del mes',
  received: 'Menos desembolsos del mes',
  closing: 'Saldo final (débito)',
  mostTax: 'Menos lo posible sobre las salidas de los bancos',
  leastTax: 'Lo mínimo sobre las salidas de los bancos',
  tax: 'Gravamen del mes',
  related: 'Promedio de la deuda con vinculados',
  limit: 'Menos máximo según el patrimonio',
  lastRate: 'Menos intereses a la tasa del último mes',
  ofCapital: 'Lo que parece capital',
  beyond: 'Deuda que pasa del máximo',
};
