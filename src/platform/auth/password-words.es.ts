/** Additional dictionary for Colombia and accounting; the estimator's dictionaries are English. */
export const wordsOfThePlace: readonly string[] = [
  'cuadre contador contadora contabilidad contable auditor auditoria balance siigo helisa impuestos dian nomina',
  'contraseña contrasena clave acceso usuario administrador bienvenido bienvenida hola secreto entrar sistema empresa',
  'colombia bogota medellin cali barranquilla cartagena bucaramanga pereira manizales antioquia',
  'nacional millonarios america junior santafe futbol mundial',
  'amor teamo tequiero dios jesus familia mama papa hijos princesa corazon angel',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'lunes martes miercoles jueves viernes sabado domingo',
].flatMap((line) => line.split(' '));
