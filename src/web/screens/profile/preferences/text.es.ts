/** Texts of the preferences section. */
import type { Theme } from '#api/access/auth/contract.ts';
import type { BellKind, MailKind } from '#core/product/mail-kind.ts';

const themes: Record<Theme, string> = { claro: 'Claro', oscuro: 'Oscuro', sistema: 'Como el dispositivo' };

const kinds: Record<MailKind | BellKind, { name: string; note: string }> = {
  ingreso_nuevo: {
    name: 'Ingreso desde un dispositivo nuevo',
    note: 'Cuando alguien entra a tu cuenta con un navegador que no habíamos visto.',
  },
  balances_automaticos: {
    name: 'Balances que no se pudieron traer',
    note: 'Cuando la descarga automática de Siigo Nube de una empresa falla y hay algo que revisar.',
  },
  hallazgos: {
    name: 'Hallazgos que te tocan',
    note: 'Cuando otra persona te asigna un hallazgo o te menciona en un comentario.',
  },
  cierres: {
    name: 'Cierres de mes',
    note: 'Cuando te toca revisar un cierre, o alguien devuelve, cierra o reabre un mes que firmaste.',
  },
  preguntas: {
    name: 'Preguntas al cliente',
    note: 'Cuando te preguntan sobre los libros de una empresa, o responden una pregunta tuya.',
  },
  estados_financieros: {
    name: 'Estados financieros de un mes cerrado',
    note: 'Cuando se cierra un mes de una empresa cuyos estados ves: sus cifras principales, y el enlace para descargarlos.',
  },
  auditorias: {
    name: 'Auditorías terminadas',
    note: 'Cuando termina una auditoría que pediste y no estás en Cuadre.',
  },
  alertas: {
    name: 'Alertas de hallazgos nuevos',
    note: 'Cuando una auditoría encuentra algo nuevo y grave, en un correo por auditoría.',
  },
  parametrizacion: {
    name: 'Parametrización predefinida',
    note: 'Cuando cambia la parametrización predefinida del software de una de tus empresas.',
  },
  resumen_semanal: {
    name: 'Resumen de la semana',
    note: 'Los lunes, si alguna de tus empresas tiene algo por hacer: hallazgos abiertos, meses sin cargar y vencimientos de la DIAN.',
  },
  novedades: {
    name: 'Novedades de Cuadre',
    note: 'Lo que agregamos, lo que cambia en las normas y los mantenimientos. El aviso de tu licencia siempre se muestra.',
  },
};

export const preferencesText = {
  theme: 'Apariencia',
  themeNote: 'Te sigue a cualquier dispositivo en que entres.',
  themes,
  mails: 'Avisos',
  byMail: 'Correo',
  inBell: 'Campana',
  kinds,
  always: 'Los correos de seguridad y los que tú pides (códigos, enlaces, confirmaciones) siempre se envían.',
};
