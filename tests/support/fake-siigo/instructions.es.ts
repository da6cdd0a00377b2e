/** Terminal messages of the fake Siigo Nube. */

/** Failure mode of each user name, by the part before the @. */
const ways: [string, string][] = [
  ['contador', 'todo sale bien'],
  ['rechazado', 'no acepta la credencial'],
  ['vencido', 'la sesión se vence en el primer informe y hay que renovarla'],
  ['revocado', 'acepta la credencial al guardarla y la rechaza en los informes'],
  ['sin-permiso', 'el usuario no puede pedir el informe'],
  ['limite', 'demasiadas solicitudes, dos veces'],
  ['limite-siempre', 'demasiadas solicitudes, siempre'],
  ['intermitente', 'errores y cortes que se pasan al repetir'],
  ['caido', 'error 500 en cada informe'],
  ['lento', 'el primer informe no responde (dos minutos)'],
  ['mudo', 'ningún informe responde'],
  ['otro-mes', 'la primera vez entrega otro mes'],
  ['otro-mes-siempre', 'entrega otro mes siempre'],
  ['otra-empresa', 'entrega el balance de otra empresa'],
  ['medio-archivo', 'dos descargas llegan incompletas'],
  ['medio-archivo-siempre', 'todas las descargas llegan incompletas'],
  ['desvio', 'la descarga redirige a otra parte'],
  ['otra-direccion', 'la descarga está en un servidor que no es de Siigo'],
  ['sin-terceros', 'no entrega los terceros'],
];

export const text = {
  ready: (url: string, company: string, nit: string, first: string, last: string, accessKey: string) =>
    [
      `Siigo Nube de mentira en ${url}`,
      '',
      `Tiene los libros de la empresa de ejemplo, ${company} (NIT ${nit}), de ${first} a ${last}.`,
      'Inicia Cuadre en otra terminal:',
      '',
      `  CUADRE_SIIGO_URL=${url} npm start`,
      '',
      'Entra como la contadora de ejemplo, abre los datos de la empresa de ejemplo y guarda esta credencial:',
      '',
      '  Usuario          contador@siigo.co',
      `  Clave de acceso  ${accessKey}`,
      '',
      'Luego, en Auditoría, carga el balance con «Traer de Siigo Nube». Con otros usuarios, antes de la @:',
      '',
      ...ways.map(([name, what]) => `  ${name.padEnd(22)} ${what}`),
      '',
      'Cualquier usuario @siigoapi.com tiene el límite de las empresas de prueba: 10 solicitudes por minuto.',
      'Cada solicitud se anota aquí. Ctrl+C para terminar.',
      '',
    ].join('\n'),
  request: (call: string, status: number, userName: string, month: string | null) =>
    `${call.padEnd(10)} ${status}  ${userName}${month === null ? '' : `  ${month}`}`,
  badPort: 'Escribe un puerto entre 1 y 65535: npm run fake-siigo -- 3999',
};
