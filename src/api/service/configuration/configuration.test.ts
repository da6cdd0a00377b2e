import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainConfiguration } from '#platform/public-configuration/public-configuration.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { getConfiguration, getPartnerLogo } from './contract.ts';

let service: TestService;
const logo = (text: string) => ({ type: 'image/svg+xml', bytes: Buffer.from(text) });
beforeAll(async () => {
  service = await startTestService({
    configuration: {
      ...plainConfiguration,
      support: { whatsApp: 'https://wa.me/573001234567', phone: '', email: 'soporte@cuadre.example' },
      partnerLogo: { light: logo('<svg>light</svg>'), dark: logo('<svg>dark</svg>') },
      videos: [
        {
          article: 'cerrar-mes',
          title: 'Cerrar un mes',
          url: 'https://v.ejemplo.co/a.mp4',
          transcript: ['Abre el mes.'],
        },
      ],
    },
  });
});
afterAll(() => service.close());

test('the configuration is read without a session', async () => {
  const { data } = await service.anonymous.ok(getConfiguration);
  expect(data.support).toEqual({ whatsApp: 'https://wa.me/573001234567', phone: '', email: 'soporte@cuadre.example' });
  expect(data.hasPartnerLogo).toBe(true);
  expect(data.videos).toEqual([
    {
      of: 'article',
      key: 'cerrar-mes',
      title: 'Cerrar un mes',
      url: 'https://v.ejemplo.co/a.mp4',
      isFile: true,
      captions: null,
      transcript: ['Abre el mes.'],
    },
  ]);
});

test('pages may load the videos from where they are, and from nowhere else', async () => {
  const { headers } = await service.app.inject({ url: '/api/docs' });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("media-src 'self' https://v.ejemplo.co");
  expect(policy).toContain("frame-src 'self'");
  expect(policy.filter((rule) => rule.includes('ejemplo.co'))).toHaveLength(1);
});

test('the logo of the partner comes for each theme, and runs nothing', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const answer = await service.anonymous.send(getPartnerLogo, { params: { theme } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
});
