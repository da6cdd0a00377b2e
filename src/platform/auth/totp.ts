/** TOTP (RFC 6238) with the parameters of all authenticator apps: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';

const period = 30;

/** A new secret of 160 bits in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** otpauth URI for scanning; `label` is shown beside the code. */
export function totpUri(secret: string, label: string): string {
  return totp(secret, label).toString();
}

/** QR code of a text: an SVG document, black on white in any theme. */
export function qrCode(address: string): Promise<string> {
  return drawQr(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}

/** Time step of a code, current or one before or after; null when it matches none. */
export function totpStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Cuadre', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });
}
