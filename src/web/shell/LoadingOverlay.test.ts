import { expect, it } from 'vitest';
import { overlayMessage } from './LoadingOverlay.tsx';

it('option 1 is the audit, any other above 0 the chart of accounts, 0 has no text', () => {
  expect(overlayMessage(1)).toBe('Estamos realizando el proceso de auditoría, esto puede tardar uno o dos minutos.');
  expect(overlayMessage(2)).toBe(
    'Estamos cargando la configuración del plan de cuentas, esto puede tardar uno o dos minutos.',
  );
  expect(overlayMessage(9)).toBe(overlayMessage(2));
  expect(overlayMessage(0)).toBeNull();
});
