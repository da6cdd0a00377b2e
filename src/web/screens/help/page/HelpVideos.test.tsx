// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getConfiguration } from '#api/service/configuration/contract.ts';
import type { Configuration } from '#web/data/configuration.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { HelpVideos } from './HelpVideos.tsx';

const file = {
  of: 'format' as const,
  key: 'siigo-nube',
  title: 'Exportar de Siigo Nube',
  url: 'https://videos.ejemplo.co/siigo.mp4',
  isFile: true,
  captions: 'https://videos.ejemplo.co/siigo.vtt',
  transcript: ['Entra a Reportes.', 'Elige el mes.'],
};
const page = {
  ...file,
  of: 'article' as const,
  key: 'cerrar-mes',
  url: 'https://ver.ejemplo.co/x',
  isFile: false,
  captions: null,
};

const own = { ...file, key: 'helisa', url: '/peliculas/helisa.webm', captions: '/peliculas/helisa.vtt' };

function open(of: 'format' | 'article', key: string) {
  const data: Configuration = {
    ...{ support: { whatsApp: '', phone: '', email: '' }, showsRolesDrawer: false, upcoming: [] },
    ...{ hasPartnerLogo: false, videos: [file, page, own] },
  };
  return show(<HelpVideos of={of} page={key} />, { server: [answers(getConfiguration, { data })] });
}

it('asks nothing of the other server until the user wants the video, and says which it is', async () => {
  const { user } = open('format', 'siigo-nube');
  await screen.findByText(/^El video se carga desde videos\.ejemplo\.co/);
  expect(document.querySelector('video, iframe, source, track')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver el video' }));
  expect(document.querySelector('source')?.getAttribute('src')).toBe(file.url);
  expect(document.querySelector('track')?.getAttribute('src')).toBe(file.captions);
});

it('names no other server for a film of the product', async () => {
  const { user } = open('format', 'helisa');
  await screen.findByText('Sin sonido y con subtítulos; dura menos de un minuto.');
  expect(screen.queryByText(/se carga desde/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver el video' }));
  expect(document.querySelector('source')?.getAttribute('src')).toBe(own.url);
  expect(document.querySelector('track')?.getAttribute('src')).toBe(own.captions);
});

it('has what the video says as text', async () => {
  open('format', 'siigo-nube');
  await screen.findByText('Leer lo que dice el video');
  for (const paragraph of file.transcript) expect(screen.getByText(paragraph)).toBeDefined();
});

it('has the focus in the place of its button, and says when it does not arrive', async () => {
  const { user } = open('format', 'siigo-nube');
  await user.click(await screen.findByRole('button', { name: 'Ver el video' }));
  expect(document.activeElement?.tagName).toBe('VIDEO');
  fireEvent.error(document.querySelector('source')!);
  expect(screen.getByRole('alert').textContent).toContain('El video no llegó desde videos.ejemplo.co.');
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByText('Elige el mes.')).toBeDefined();
});

it('frames a page with a player, by its name', async () => {
  const { user } = open('article', 'cerrar-mes');
  await user.click(await screen.findByRole('button', { name: 'Ver el video' }));
  expect(screen.getByTitle('Exportar de Siigo Nube').getAttribute('src')).toBe(page.url);
});

it('shows none on the page of another', async () => {
  const { asked } = open('format', 'helisa');
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
});
