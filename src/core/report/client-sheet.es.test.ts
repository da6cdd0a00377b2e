import { describe, expect, it } from 'vitest';
import { madeSheet } from '../../../tests/support/web/made-sheet.ts';
import { mostInMessage, sheetWords } from './client-sheet.es.ts';
import { isReadableColour } from './readable-colour.ts';

const said = (own: Parameters<typeof madeSheet>[0] = {}) =>
  sheetWords
    .summary(madeSheet(own))
    .map(({ text }) => text)
    .join('');
const [need] = madeSheet().needs;

describe('what the client reads first', () => {
  it('says whether the books balance, how much, and how many things are needed', () => {
    expect(said()).toBe(
      'Sus libros de marzo cuadran. Hay 6.550.000 que le pueden costar dinero, y con una cosa suya resolvemos la mayor parte.',
    );
    expect(said({ atRisk: '90000000.00', needs: [need!, need!], isBalanced: false })).toBe(
      'Sus libros de marzo no cuadran todavía. Hay 90.000.000 que le pueden costar dinero, y necesitamos dos cosas suyas.',
    );
    expect(said({ needs: [] })).toMatch(/y no necesitamos nada suyo\.$/);
    expect(said({ isFormal: false, needs: [], atRisk: '0.00' })).toBe(
      'Tus libros de marzo cuadran. No encontramos nada que te pueda costar dinero.',
    );
  });

  it('a mail names the company, what is asked and when', () => {
    expect(sheetWords.mailSubject(madeSheet())).toBe(
      'Distribuidora El Roble S.A.S.: un punto de marzo, para el 15 de abril',
    );
    expect(sheetWords.mailSubject(madeSheet({ needs: [] }))).toBe(
      'Distribuidora El Roble S.A.S.: informe de marzo de 2026',
    );
  });

  it('a message is short enough for WhatsApp, its link last but the name', () => {
    const link = `https://cuadre.example.com/informe#${'x'.repeat(43)}`;
    expect(sheetWords.message(madeSheet(), link, 'Camila Rojas')).toBe(
      `Buen día, Don Jairo. Ya está el informe de marzo de Distribuidora El Roble S.A.S. Necesitamos una cosa suya antes del 15 de abril. Son dos páginas: ${link} Camila Rojas, Rojas & Peña.`,
    );
    const long = madeSheet({
      company: { name: `Comercializadora ${'de Antioquia '.repeat(5)}S.A.S.`, nit: '903482715', dv: 0 },
    });
    const message = sheetWords.message(long, link, 'Camila Rojas');
    expect(message.length).toBeLessThanOrEqual(mostInMessage);
    expect(message).toContain(link);
  });
});

it('a colour of a firm is read on white', () => {
  expect(['#0b6b57', '#7a3b2e', '#000000', '#ffd400', '#ffffff'].map(isReadableColour)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
