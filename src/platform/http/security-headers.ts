/**
 * What every answer tells the browser to refuse. Answers of the API are no pages and may load nothing; pages take scripts,
 * styles and pictures from here alone, and styles written into the page only with the nonce of that answer.
 */
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';
const year = 31_536_000;

/** Nothing may be loaded, run, sent or framed. */
const nothingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `inlineStyles`: what, besides files of ours, may style the page. */
function pagePolicy(inlineStyles: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${inlineStyles}`,
    // The attribute of an element styles that element alone; text areas that grow measure themselves by it.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** No page of ours asks the device for anything. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** `https`: whether people reach the service by https, so that their browsers may never go back. */
export async function addSecurityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https && { maxAge: year, includeSubDomains: true },
  });
  app.addHook('onSend', async (request, reply) => {
    const ofApi = request.url.startsWith('/api/');
    reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader(policyHeader)) reply.header(policyHeader, ofApi ? nothingPolicy : pagePolicy(''));
    // Unless whoever answered said how long it may be kept.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Begins a page that writes styles into itself; gives the nonce that each of its `<style>` must carry. */
export function beginPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header(policyHeader, pagePolicy(` 'nonce-${nonce}'`)).type('text/html');
  return nonce;
}

/** Begins a page around a mail, whose styles stand in its elements as mail programs want them. It runs nothing at all. */
export function beginMailPage(reply: FastifyReply): void {
  reply
    .header(policyHeader, pagePolicy(" 'unsafe-inline'").replace("script-src 'self'", "script-src 'none'"))
    .type('text/html');
}
