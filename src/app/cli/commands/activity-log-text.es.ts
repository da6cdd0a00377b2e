/** Messages of `cuadre verificar-registro`. */
import { formatCount } from '#core/money/money.es.ts';
import type { Break } from '#platform/activity-log/chain.ts';

const broken: Record<Break['kind'], (sequence: number) => string> = {
  altered: (sequence) => `la entrada ${sequence} no es la que se escribió.`,
  missing: (sequence) => `falta la entrada ${sequence}.`,
  end: (sequence) => `el final no coincide: faltan o sobran entradas hasta la ${sequence}.`,
};

export const activityLogText = {
  noFolder: (path: string) =>
    `«${path}» no es una carpeta de datos de Cuadre. Escríbela después del comando, o define CUADRE_DATA_DIR o DATABASE_URL.`,
  whole: (entries: number) => `${formatCount(entries)} ${entries === 1 ? 'entrada íntegra' : 'entradas íntegras'}.`,
  last: (hash: string) => `Última huella: ${hash}`,
  broken,
};
