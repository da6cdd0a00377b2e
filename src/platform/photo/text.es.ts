/** Reasons for refusing a photo. */
export const text = {
  kind: 'Esperamos una imagen PNG, JPG o WebP y este archivo es otra cosa. Guárdala en uno de esos formatos y súbela de nuevo.',
  pixels: (most: number) =>
    `Tiene demasiados píxeles: el máximo son ${most} millones. Redúcela o toma la foto con menos resolución.`,
  small: (least: number) =>
    `Es demasiado pequeña: debe medir al menos ${least} × ${least} píxeles. Elige otra más grande.`,
  damaged: 'El archivo está dañado o incompleto. Ábrelo en tu equipo, guárdalo de nuevo y súbelo otra vez.',
};
