/** Spanish text of the integrity of the balance. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './context.ts';
import { writeMonth } from './opening-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Diferencias e integridad',
  summary:
    'Comprueba que el balance cuadra: débitos y créditos, saldos iniciales y finales, cada fila, cada total y la continuidad con el mes anterior. Va primero porque lo demás se apoya en estas cifras.',
  question:
    '¿Alguien cambió o anuló documentos de este mes después de que los libros estaban listos? Cuéntanos cuáles y por qué.',
  client: {
    subject: 'Diferencias en los libros',
    found: 'Hay cifras del balance que no coinciden entre sí.',
    need: 'Cuéntenos si se registró o se corrigió algo a mano este mes.',
  },
  roles: {
    activo: 'Activo',
    pasivo: 'Pasivo',
    patrimonio: 'Patrimonio',
    resultadoEjercicio: 'Resultado del ejercicio',
    resultadosAnteriores: 'Resultados de ejercicios anteriores',
    ingresos: 'Ingresos',
    gastos: 'Gastos',
    costos: 'Costos',
    ordenDeudoras: 'Cuentas de orden deudoras',
    ordenAcreedoras: 'Cuentas de orden acreedoras',
  },
  parameters: {
    filasDescuadradas: {
      label: 'Filas descuadradas admitidas (%)',
      help: 'Con más filas cuyo saldo final no es saldo inicial + débitos − créditos, todo el informe se marca «sobre un balance que no cuadra».',
    },
    digitosCuenta: {
      label: 'Dígitos mínimos de una cuenta de movimiento',
      help: 'Una cuenta con menos dígitos no debería recibir registros: el PUC los lleva desde la subcuenta, de seis.',
    },
    planPropio: {
      label: 'La empresa usa un plan distinto del PUC',
      help: 'Actívalo si tus códigos no siguen el Decreto 2650 de 1993: no se dirá que están fuera de él.',
    },
    mesDeLaAsamblea: {
      label: 'Mes de la asamblea',
      help: 'Último mes en que el año anterior puede ajustarse: hasta entonces, los saldos iniciales que cambien por ese ajuste se informan como «año anterior reabierto».',
    },
  },
  labels: {
    debitos: 'Débitos',
    menos_creditos: 'Menos: créditos',
    debitos_menos_creditos: 'Débitos menos créditos',
    diferencia: 'Diferencia',
    iniciales: 'Suma de saldos iniciales',
    finales: 'Suma de saldos finales',
    filas_sin_cuadrar: 'Filas cuyo saldo final no es saldo inicial + débitos − créditos',
    inicial: 'Saldo inicial',
    inicial_credito: 'Saldo inicial (crédito)',
    menos_final_anterior: 'Menos: saldo final del mes anterior',
    menos_final_anterior_credito: 'Menos: saldo final del mes anterior (crédito)',
    mas_final_anterior_credito: 'Más: saldo final del mes anterior, que era crédito',
    final_esperado: 'Saldo final que debería quedar',
    final_archivo: 'Saldo final del archivo',
    activo: 'Activo',
    pasivo: 'Pasivo',
    patrimonio: 'Patrimonio',
    resultado: 'Resultado del periodo (ingresos, gastos y costos)',
    ingresos: 'Saldo inicial de ingresos',
    gastos: 'Saldo inicial de gastos',
    costos: 'Saldo inicial de costos',
    resultado_sin_cerrar: 'Resultado sin cerrar',
    declarado_opening: 'Saldo inicial según el archivo',
    declarado_debit: 'Débitos según el archivo',
    declarado_credit: 'Créditos según el archivo',
    declarado_closing: 'Saldo final según el archivo',
    menos_suma_opening: 'Menos: suma de los saldos iniciales que lo componen',
    menos_suma_debit: 'Menos: suma de los débitos que lo componen',
    menos_suma_credit: 'Menos: suma de los créditos que lo componen',
    menos_suma_closing: 'Menos: suma de los saldos finales que lo componen',
  },
  reasons: {
    falta_mes: (data) =>
      `Falta ${writeMonth(data, 'month')}: sin ese mes no se puede comprobar de dónde vienen los saldos iniciales.`,
    sin_totales: () => 'El archivo no trae filas de título ni total general: no hay totales que comprobar.',
    sin_filas: () => 'El balance no tiene filas.',
  },
};
