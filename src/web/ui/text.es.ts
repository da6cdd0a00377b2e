/** Texts shared by all screens. */
import type { FindingState } from '#core/engine/life/finding-state.ts';
import type { Severity } from '#core/engine/severity.ts';

export const severityWord: Record<Severity | 'correcto', string> = {
  critica: 'Crítica',
  alta: 'Alta',
  media: 'Media',
  baja: 'Baja',
  informativa: 'Informativa',
  correcto: 'Correcto',
};

/** States of findings. */
export const stateWord: Record<FindingState | 'pospuesto', string> = {
  nuevo: 'Nuevo',
  en_revision: 'En revisión',
  por_corregir: 'Por corregir',
  justificado: 'Justificado',
  corregido: 'Corregido',
  reabierto: 'Reabierto',
  pospuesto: 'Pospuesto',
};

export const uiText = {
  /** What two people changed at once. */
  merge: {
    title: 'Dos personas cambiaron lo mismo',
    help: (name: string) => `${name} guardó mientras editabas. Elige qué queda en cada cosa; lo demás ya está junto.`,
    someone: 'Otra persona',
    mine: (value: string) => `Lo mío: ${value}`,
    theirs: (value: string) => `Lo guardado: ${value}`,
    take: 'Seguir con esto',
    discard: 'Descartar',
  },
  draft: {
    recovered: 'Recuperamos lo que habías escrito y no guardaste.',
    outdated: 'Otra persona guardó mientras escribías. Lo que ves es lo tuyo: si lo guardas, reemplaza lo suyo.',
    discard: 'Descartar lo mío',
  },
  clearChoice: 'Quitar',
  dayFormat: 'dd/mm/aaaa',
  openCalendar: 'Abrir el calendario',
  clear: 'Borrar lo escrito',
  close: 'Cerrar',
  hideTyped: 'Ocultar lo escrito',
  showTyped: 'Ver lo escrito',
  nothingFound: 'No hay nada con ese nombre.',
  actions: 'Acciones',
  product: 'Cuadre',
  retry: 'Reintentar',
  failed: 'No pudimos cargar esta información.',
  unanswered: 'El servidor no responde. Puede ser la conexión a internet.',
  loading: 'Cargando…',
  unknownCompany: 'Esa empresa no está entre las tuyas.',
  seeCompanies: 'Ver mis empresas',
  useDark: 'Usar tema oscuro',
  useLight: 'Usar tema claro',
  notices: 'Avisos',
  closeNotice: 'Cerrar aviso',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar: selecciona el texto y cópialo a mano.',
};

/** Public pages. */
export const publicText = {
  signIn: '¿Deseas iniciar sesión?',
  backToApp: 'Volver a Cuadre',
  allianceSiigo: 'Siigo',
  withAlliance: 'en alianza con',
};
