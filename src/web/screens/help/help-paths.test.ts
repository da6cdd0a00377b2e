import { expect, test } from 'vitest';
import { exportHelpPath, formatHelpPath, validationHelpPath } from '../../data/routes/help-route.ts';
import { chosen, hitPath, orders, termId, termPath, viewPath } from './help-paths.ts';

test('each page and each part of it has an address', () => {
  expect(validationHelpPath('mes_modificado', 'MOD-1')).toBe('/ayuda/validacion/mes_modificado#mod-1');
  expect(viewPath('exportar')).toBe(exportHelpPath);
  expect(formatHelpPath('siigo-nube')).toBe('/ayuda/formato/siigo-nube');
  expect(viewPath('validaciones')).toBe('/ayuda');
  expect(termPath('Dígito de verificación (DV)')).toBe('/ayuda?vista=glosario#digito-de-verificacion-dv');
  expect(termId('  ¿Año 13?')).toBe('ano-13');
});

test('what was found leads to its place', () => {
  const hit = { title: '', excerpt: [], section: { id: 'nat-1', title: '' } };
  expect(hitPath({ ...hit, kind: 'validation', key: 'naturaleza' }, 7)).toBe('/ayuda/validacion/naturaleza#nat-1');
  expect(hitPath({ ...hit, kind: 'format', key: 'sisco', section: null }, 7)).toBe('/ayuda/formato/sisco');
  expect(hitPath({ ...hit, kind: 'article', key: 'siigo-api' }, 7)).toBe('/ayuda/articulo/siigo-api#nat-1');
  expect(hitPath({ ...hit, kind: 'term', key: 'UVT', section: null }, 7)).toBe('/ayuda?vista=glosario#uvt');
  const screen = { ...hit, kind: 'screen' as const, key: '/empresa/{company}/servicio/auditoria', section: null };
  expect(hitPath(screen, 7)).toBe('/empresa/7/servicio/auditoria');
});

test('an address that names nothing known shows the first', () => {
  expect(chosen(orders, 'norma')).toBe('norma');
  expect(chosen(orders, 'otra')).toBe('orden');
  expect(chosen(orders, null)).toBe('orden');
});
