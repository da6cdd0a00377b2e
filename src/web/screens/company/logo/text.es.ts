/** Texts of the logo. */
export const logoText = {
  title: 'Logo',
  about: 'Sale en los estados financieros y en el informe de la auditoría.',
  alt: (company: string) => `Logo de ${company}`,
  none: 'Sin logo',
  choose: 'Elegir logo',
  change: 'Cambiar logo',
  remove: 'Quitar',
  rule: 'PNG, JPG o WebP de hasta 5 MB; mejor horizontal y con fondo transparente.',
};
