/** Texts of pulls, and the mail about a failed automatic one. */
import type { Letter } from '#platform/mail/letter.ts';

export const text = {
  noMonths: 'Elige un mes, o el primero y el último de varios seguidos.',
  wrongOrder: 'El primer mes debe ser anterior al último.',
  future: 'Ese mes todavía no empieza. Elige uno hasta el mes en curso.',
  noMonth: 'Elige un mes entre 1990 y 2100.',
  tooMany: (most: number) => `Puedes traer hasta ${most} meses de una vez. Elige menos meses.`,
  nothingIn: (month: string) => `La empresa no tiene saldos ni movimientos en ${month}.`,
  saysNoMonth: 'El archivo no dice de qué mes es.',
  failed: (name: string, company: string, why: string, url: string): Letter => ({
    subject: `No pudimos traer el balance de ${company}`,
    heading: `Hola, ${name}`,
    paragraphs: [`La descarga automática de Siigo Nube para ${company} no terminó bien.`, why],
    action: { label: 'Ver la empresa', url },
    notes: ['Puedes apagar estos avisos en Editar perfil, Preferencias.'],
  }),
};
