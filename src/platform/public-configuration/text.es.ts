/** Refusals of the start about what the installation says of itself. */
export const text = {
  badWhatsApp: (value: string) =>
    `CUADRE_SUPPORT_WHATSAPP debe ser una dirección como https://wa.me/573001234567, y es «${value}».`,
  badPhone: (value: string) => `CUADRE_SUPPORT_PHONE debe ser un teléfono como +57 601 555 1234, y es «${value}».`,
  badEmail: (value: string) => `CUADRE_SUPPORT_EMAIL debe ser un correo como soporte@ejemplo.co, y es «${value}».`,
  badUpcoming: (value: string, known: readonly string[]) =>
    `CUADRE_UPCOMING debe tener módulos separados por comas (${known.join(', ')}), y tiene «${value}».`,
  darkLogoAlone: 'CUADRE_PARTNER_LOGO_DARK necesita también CUADRE_PARTNER_LOGO.',
  noLogo: (path: string) => `No se puede leer el logo del aliado en «${path}». Revisa CUADRE_PARTNER_LOGO.`,
  badLogo: (path: string) =>
    `El logo del aliado en «${path}» debe ser un archivo svg, png o webp de hasta 200 KB. Revisa CUADRE_PARTNER_LOGO.`,
  unreadableVideos: (path: string) => `CUADRE_VIDEOS debe ser un archivo JSON que se pueda leer, y «${path}» no lo es.`,
  badVideos: (path: string, place: string) =>
    `El archivo de videos «${path}» tiene un error en «${place}»: cada video necesita title, url con https, transcript (una lista de párrafos) y format o article.`,
  lostVideo: (title: string, key: string, known: readonly string[]) =>
    `El video «${title}» es de una página que la ayuda no tiene, «${key}». Las que tiene: ${known.join(', ')}.`,
  homelessVideo: (path: string, title: string) =>
    `En el archivo de videos «${path}», «${title}» debe tener format o article, y solo uno de los dos.`,
};
