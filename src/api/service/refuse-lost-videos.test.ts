import { expect, test } from 'vitest';
import { refuseLostVideos } from './refuse-lost-videos.ts';

const video = { title: 'Exportar', url: 'https://v.ejemplo.co/a.mp4', transcript: ['Abre el mes.'] };

test('takes the videos of pages of the help', () => {
  expect(() =>
    refuseLostVideos([
      { ...video, format: 'siigo-nube' },
      { ...video, article: 'cerrar-mes' },
    ]),
  ).not.toThrow();
});

test.each([[{ format: 'siigo-nub' }], [{ article: 'cerrar-el-mes' }]])('refuses a video of no page: %j', (of) => {
  expect(() => refuseLostVideos([{ ...video, ...of }])).toThrow(Object.values(of)[0]);
});
