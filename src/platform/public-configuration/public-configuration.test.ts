import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { plainConfiguration, readPublicConfiguration } from './public-configuration.ts';
import { videoOrigins } from './videos.ts';

const folder = mkdtempSync(join(tmpdir(), 'configuration-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const refusal = (env: Record<string, string>) => {
  try {
    readPublicConfiguration(env, false);
  } catch (error) {
    if (error instanceof StartUpError) return error.message;
    throw error;
  }
  return 'accepted';
};
const file = {
  format: 'siigo-nube',
  title: 'Exportar de Siigo Nube',
  url: 'https://videos.ejemplo.co/siigo.mp4',
  captions: 'https://textos.ejemplo.co/siigo.vtt',
  transcript: ['Entra a Reportes.'],
};
const page = {
  article: 'cerrar-mes',
  title: 'Cerrar un mes',
  url: 'https://www.youtube-nocookie.com/embed/x',
  transcript: ['Abre el mes.'],
};

describe('what an installation says of itself', () => {
  it('is nothing where nothing is configured', () => {
    expect(readPublicConfiguration({}, false)).toEqual(plainConfiguration);
  });

  it('has support contacts, announced modules and the drawer of roles', () => {
    const env = {
      CUADRE_SUPPORT_WHATSAPP: 'https://wa.me/573001234567',
      CUADRE_SUPPORT_PHONE: '+57 601 555 1234',
      CUADRE_SUPPORT_EMAIL: 'soporte@cuadre.example',
      CUADRE_UPCOMING: 'dian, reports',
    };
    expect(readPublicConfiguration(env, true)).toMatchObject({
      support: { whatsApp: 'https://wa.me/573001234567', phone: '+57 601 555 1234', email: 'soporte@cuadre.example' },
      upcoming: ['dian', 'reports'],
      showsRolesDrawer: true,
    });
  });

  it.each([
    [{ CUADRE_SUPPORT_WHATSAPP: 'javascript:alert(1)' }, 'CUADRE_SUPPORT_WHATSAPP'],
    [{ CUADRE_SUPPORT_PHONE: 'llámanos' }, 'CUADRE_SUPPORT_PHONE'],
    [{ CUADRE_SUPPORT_EMAIL: 'soporte@casa' }, 'CUADRE_SUPPORT_EMAIL'],
    [{ CUADRE_UPCOMING: 'dian,payroll' }, 'payroll'],
    [{ CUADRE_PARTNER_LOGO_DARK: '/x.svg' }, 'CUADRE_PARTNER_LOGO'],
    [{ CUADRE_PARTNER_LOGO: '/no/existe.svg' }, '/no/existe.svg'],
    [{ CUADRE_VIDEOS: '/no/existe.json' }, '/no/existe.json'],
  ])('refuses %j at start', (env, said) => {
    expect(refusal(env as unknown as Record<string, string>)).toContain(said);
  });

  it('has the logo of the partner for both themes, by default the same', () => {
    const light = written('claro.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const dark = written('oscuro.png', Buffer.from([1, 2]));
    const logoOf = (env: Record<string, string>) => readPublicConfiguration(env, false).partnerLogo;
    expect(logoOf({ CUADRE_PARTNER_LOGO: light })).toMatchObject({
      light: { type: 'image/svg+xml' },
      dark: { type: 'image/svg+xml' },
    });
    expect(logoOf({ CUADRE_PARTNER_LOGO: light, CUADRE_PARTNER_LOGO_DARK: dark })?.dark.type).toBe('image/png');
    expect(refusal({ CUADRE_PARTNER_LOGO: written('logo.gif', 'x') })).toContain('svg, png o webp');
    expect(refusal({ CUADRE_PARTNER_LOGO: written('grande.png', Buffer.alloc(300_000)) })).toContain('200 KB');
  });

  it('has the videos of its file, each with a home and a transcript, and nothing over plain http', () => {
    const read = (videos: unknown) => {
      const path = written('videos.json', JSON.stringify(videos));
      return readPublicConfiguration({ CUADRE_VIDEOS: path }, false).videos;
    };
    const refused = (videos: unknown) => refusal({ CUADRE_VIDEOS: written('videos.json', JSON.stringify(videos)) });
    expect(read([file, page])).toEqual([file, page]);
    expect(refused([{ ...file, url: 'http://videos.ejemplo.co/a.mp4' }])).toContain('/0/url');
    expect(refused([{ ...file, transcript: [] }])).toContain('/0/transcript');
    expect(refused([{ ...file, article: 'cerrar-mes' }])).toContain('solo uno');
    expect(videoOrigins([file, page])).toEqual({
      frames: ['https://www.youtube-nocookie.com'],
      media: ['https://textos.ejemplo.co', 'https://videos.ejemplo.co'],
    });
  });
});
