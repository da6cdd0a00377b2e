import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

describe('deviceOf', () => {
  it('tells browsers that name each other apart', () => {
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
    expect(deviceOf(chrome)).toBe('Chrome en Linux');
    expect(deviceOf(`${chrome} Edg/130.0`.replace('X11; Linux x86_64', 'Windows NT 10.0'))).toBe('Edge en Windows');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
      'Safari en iOS',
    );
  });
  it('shows what it does not know as it is', () => {
    expect(deviceOf('curl/8.9.1')).toBe('curl/8.9.1');
    expect(deviceOf('')).toBe('Dispositivo desconocido');
  });
});
