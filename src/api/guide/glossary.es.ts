/** Glossary of the help: terms of the field and of the product, in alphabetical order. */
import type { GuideTerm } from './contract.ts';

const terms: readonly (readonly [term: string, text: string, validation?: string])[] = [
  [
    'Aplicación de autenticación',
    'Programa del teléfono que da un código de seis cifras cada medio minuto. Con ella y la contraseña se entra en dos pasos.',
  ],
  [
    'Asiento sugerido',
    'El registro que corregiría un hallazgo, con débitos iguales a créditos. Es una propuesta: revísala con los soportes antes de registrarla en tu programa contable.',
  ],
  [
    'Auditoría',
    'Una pasada de todas las validaciones sobre el balance de un mes y su historia. Guarda con qué versión del balance y con qué parámetros se hizo, para poder repetirla igual.',
  ],
  [
    'Autorretención',
    'Anticipo del impuesto de renta que la sociedad se practica a sí misma cada mes sobre sus ingresos, a la tarifa de su actividad económica.',
    'autorretencion',
  ],
  [
    'Balance de prueba por tercero',
    'El reporte del mes que trae, por cada cuenta y tercero, saldo inicial, débitos, créditos y saldo final. Es el archivo que se carga aquí.',
  ],
  [
    'Balance general',
    'El reporte del mes sin terceros. Se llama casi igual que el de prueba por tercero; con él se auditan las cuentas y se dice qué quedó sin revisar.',
  ],
  [
    'Cargo',
    'Conjunto de permisos que una persona tiene en una empresa o en todas las suyas: contador, revisor fiscal, auxiliar contable, gerente, cliente o uno propio.',
  ],
  [
    'CIIU',
    'Código de la actividad económica que figura en el RUT. De él salen la tarifa de autorretención y la de industria y comercio.',
  ],
  [
    'Códigos de recuperación',
    'Diez códigos de un solo uso para entrar cuando se perdió el teléfono de la verificación en dos pasos.',
  ],
  [
    'Columnas guardadas',
    'Lo que dijiste una vez de un archivo que no reconocimos: qué es cada columna. Los siguientes de esa empresa con los mismos títulos se leen igual.',
  ],
  [
    'Consumidor final',
    'El tercero 222222222222, con el que se registran ventas a quien no se identifica. Es normal en ingresos; no lo es con saldos por cobrar o por pagar.',
    'terceros',
  ],
  [
    'Continuidad',
    'Que cada cuenta y tercero abra el mes con el saldo con que cerró el anterior. Si no, alguien cambió un mes ya cerrado.',
    'diferencia',
  ],
  [
    'Credencial API',
    'El usuario y la clave con que un programa entra a Siigo Nube en nombre de una empresa. En Siigo Nube están en Alianzas, Mi Credencial API.',
  ],
  [
    'Cuenta correctora',
    'Cuenta que resta de otra y por eso tiene la naturaleza contraria a la de su clase: depreciación acumulada, deterioro, devoluciones en ventas. También se llama de naturaleza invertida.',
    'invertida',
  ],
  [
    'Dígito de verificación (DV)',
    'La cifra que sigue al NIT y se calcula de él. Si no coincide, el NIT o el dígito está mal escrito.',
    'nit',
  ],
  [
    'Estado de una validación',
    'Cada validación termina de una sola manera: sin hallazgos, con hallazgos, no aplica (la empresa no tiene lo que revisa), no se evaluó (falta un dato, y se dice cuál) o falló por un error nuestro.',
  ],
  [
    'Exoneración (art. 114-1)',
    'Las sociedades declarantes de renta no pagan aportes de salud, SENA e ICBF por los trabajadores que devengan menos de diez salarios mínimos.',
    'parafiscal',
  ],
  [
    'Expresión',
    'La condición de una validación propia, como saldo("1105") <= 10_000_000. Si se cumple no pasa nada; si no, hay hallazgo.',
  ],
  [
    'Fórmula',
    'La cuenta que hizo la validación con las cifras de tu balance, línea por línea, hasta llegar a la diferencia.',
  ],
  [
    'Hallazgo',
    'Algo que no está bien, o que hay que verificar, en una cuenta del mes. Agrupa a sus terceros y dice qué pasó, por qué importa, qué hacer, con qué norma y en qué filas del archivo está.',
  ],
  [
    'Índice de salud',
    'De 0 a 100. Cada validación que corrió empieza con 10 puntos y pierde según sus hallazgos abiertos; el índice es el promedio. Con un hallazgo crítico abierto no pasa de 59.',
  ],
  [
    'Invitación',
    'Correo con un enlace que sirve una vez: quien lo abre elige su contraseña y entra a las empresas y con el cargo que le dieron.',
  ],
  [
    'Materialidad',
    'El valor desde el que una cifra importa: el mayor entre el 1 % de los ingresos del mes, el 0,05 % de los activos y 5 UVT. Muchos hallazgos suben de severidad al alcanzarla.',
  ],
  [
    'Mes 13',
    'El periodo de cierre, donde se cancelan ingresos, gastos y costos contra el resultado del ejercicio. Se carga como un mes más, después de diciembre.',
  ],
  [
    'Monto en riesgo',
    'El valor del hallazgo cuando alguien puede cobrarlo, multarlo o rechazarlo. Es lo único que se suma como riesgo. Aparte va lo que está por explicar, que puede estar bien y le falta la razón; lo que es de referencia no se suma.',
  ],
  [
    'Naturaleza',
    'El lado normal del saldo de una cuenta: débito en activos, gastos y costos; crédito en pasivos, patrimonio e ingresos.',
    'naturaleza',
  ],
  [
    'NIT',
    'Número que identifica a cada tercero ante la DIAN. En las personas naturales es su cédula. Se compara siempre sin el dígito de verificación.',
    'nit',
  ],
  [
    'Nivel',
    'El largo de una cuenta: clase, grupo, cuenta, subcuenta o auxiliar. El balance se exporta hasta el último, donde están los terceros.',
  ],
  [
    'No aplica',
    'La empresa no tiene lo que la validación revisa, por ejemplo activos fijos, o su perfil dice que no le corresponde.',
  ],
  [
    'No se evaluó',
    'Faltó un dato para decidir: un mes de la historia, un dato del perfil tributario o una lista. Nunca se da por bueno lo que no se pudo revisar. Un hallazgo del mes anterior que por eso no aparece no cuenta como corregido, y conserva su estado.',
  ],
  [
    'Nuevo, persistente, reabierto, corregido',
    'Cómo cambió un hallazgo frente a la auditoría del mes anterior: aparece por primera vez, sigue ahí, volvió después de haberse corregido, o los libros quedaron bien. El de otro tercero en la misma cuenta es otro hallazgo; de varios terceros te decimos cuántos siguen y cuántos son nuevos.',
  ],
  [
    'Papel de una cuenta',
    'Lo que una cuenta es para una validación: costo, depreciación acumulada, base de honorarios. Se asigna por prefijos, y el prefijo más largo decide.',
  ],
  [
    'Parámetro',
    'Una tolerancia, tarifa, umbral o lista de una validación. Todos tienen un valor por defecto que se puede cambiar por empresa.',
  ],
  [
    'Perfil tributario',
    'Lo que la auditoría debe saber de la empresa y los libros no dicen: régimen, actividad, periodo de IVA, si es agente de retención, si está exonerada de aportes.',
  ],
  [
    'Plan Único de Cuentas (PUC)',
    'El catálogo de cuentas del Decreto 2650 de 1993: clase con un dígito, grupo con dos, cuenta con cuatro, subcuenta con seis y auxiliares con más.',
  ],
  [
    'Por verificar',
    'El balance no alcanza para asegurar que hay un error, porque no trae facturas ni pagos uno a uno. El hallazgo dice qué revisar y es de severidad baja.',
  ],
  [
    'Proveedor ficticio',
    'Persona que la DIAN declaró como tal en una resolución: sus facturas no sirven como costo, deducción ni impuesto descontable.',
    'nit',
  ],
  [
    'Régimen simple (SIMPLE)',
    'Impuesto unificado que reemplaza renta e industria y comercio. Quien está en él no practica autorretención y solo retiene sobre pagos laborales.',
    'retencion',
  ],
  ['Regla', 'Cada cosa que una validación comprueba, con un código estable como NAT-1, su severidad y su norma.'],
  [
    'Retención en la fuente',
    'Parte del pago que el agente retenedor descuenta y consigna a la DIAN a cuenta del impuesto de quien lo recibe.',
    'retencion',
  ],
  [
    'Se explica por',
    'Una variación que ya cuenta otro hallazgo del mes: la caja que cambió porque quedó con saldo crédito. La encuentras en ese hallazgo y no suma aparte.',
  ],
  [
    'Severidad',
    'Cuánto importa un hallazgo: crítica (el balance no cuadra o hay una consecuencia legal inmediata), alta, media, baja o informativa (para la conciliación fiscal).',
  ],
  [
    'Signo de los saldos',
    'Si los créditos vienen en negativo o cada saldo viene positivo según la naturaleza de su cuenta. Lo prueba la aritmética del archivo; no hay que decirlo.',
  ],
  [
    'Sin tercero',
    'Saldo de una cuenta que el archivo trae sin identificación. En cuentas que exigen tercero es un hallazgo.',
    'terceros',
  ],
  [
    'Tercero',
    'La persona o entidad de un registro: cliente, proveedor, empleado, banco, autoridad. Sus sucursales, y el mismo NIT con y sin dígito, son una sola persona.',
    'terceros',
  ],
  [
    'Título',
    'La fila del archivo con el total de una cuenta. Sirve para comprobar la suma de su detalle; nunca se cuenta dos veces.',
    'diferencia',
  ],
  ['Tolerancia', 'La diferencia que se acepta sin hallazgo, por redondeos o porque los formularios van en miles.'],
  [
    'UVT',
    'Unidad de valor tributario. La DIAN fija su valor cada año, y en ella se expresan bases mínimas, topes y sanciones.',
    'umbral',
  ],
  [
    'Validación propia',
    'Una condición que una empresa escribe para sus libros. Se audita todos los meses junto a las demás.',
  ],
  ['Verificación en dos pasos', 'Entrar con la contraseña y además con un código del teléfono.'],
  [
    'Versión',
    'Cada vez que se guarda otro balance del mismo mes. Las anteriores se conservan, y la auditoría dice con cuál se hizo.',
  ],
  [
    'Ya no aplica',
    'Un movimiento de un mes que faltó o quedó mal: la depreciación, una provisión, un aporte, una retención. Que el mes siguiente registre el suyo no lo corrige. Lo damos por corregido cuando vemos su registro en un mes posterior; hasta entonces sigue en la lista, hasta por un año.',
  ],
];

export const glossary: readonly GuideTerm[] = terms.map(([term, text, validation = null]) => ({
  term,
  text,
  validation,
}));
