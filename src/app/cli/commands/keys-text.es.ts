/** Messages of `cuadre rotar-claves`. */
import { formatCount } from '#core/money/money.es.ts';

const secrets = (count: number) => `${formatCount(count)} ${count === 1 ? 'secreto' : 'secretos'}`;

export const keysText = {
  done: (resealed: number, current: number) =>
    `✓ ${secrets(resealed)} con la clave nueva; ${secrets(current)} ya la tenían. Ya puedes quitar las claves anteriores de CUADRE_SECRETS_KEY.`,
  lost: (count: number) =>
    `✗ ${secrets(count)} que ninguna clave abre. Agrega a CUADRE_SECRETS_KEY la clave con que se guardaron y repite; si se perdió, sus dueños deben volver a escribirlos.`,
};
