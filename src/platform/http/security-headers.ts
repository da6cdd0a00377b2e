/**
 * Security headers. API responses may load nothing; pages load scripts, styles and images from this origin only, and
 * inline styles only with the nonce of the response.
 */
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const policyHeader = 'content-security-policy';
const year = 31_536_000;

/** Nothing may be loaded, run, sent or framed. */
const nothingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Origins of the videos that an installation configures; pages load them when a user asks for one. */
export interface VideoOrigins {
  frames: readonly string[];
  media: readonly string[];
}

/** Of an installation without videos. */
export const noVideos: VideoOrigins = { frames: [], media: [] };

declare module 'fastify' {
  interface FastifyInstance {
    /** What its pages may load from elsewhere. */
    videoOrigins: VideoOrigins;
  }
}

/** `inlineStyles`: CSP sources of styles besides our own files. */
function pagePolicy(inlineStyles: string, videos: VideoOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${inlineStyles}`,
    // Style attributes: auto-growing text areas measure themselves by them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["media-src 'self'", ...videos.media].join(' '),
    ["frame-src 'self'", ...videos.frames].join(' '),
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** No page uses device features. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** `https`: whether the service is reached by https; enables HSTS. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { https, videos }: { https: boolean; videos: VideoOrigins },
): Promise<void> {
  const policy = pagePolicy('', videos);
  app.decorate('videoOrigins', videos);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // As `frame-ancestors`, for what does not know it.
    frameguard: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: year, includeSubDomains: true },
  });
  app.addHook('onSend', async (request, reply) => {
    const ofApi = request.url.startsWith('/api/');
    reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader(policyHeader)) reply.header(policyHeader, ofApi ? nothingPolicy : policy);
    // Unless the handler set its own caching.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Starts a page with inline styles; returns the nonce that each `<style>` must carry. */
export function beginPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header(policyHeader, pagePolicy(` 'nonce-${nonce}'`, reply.server.videoOrigins)).type('text/html');
  return nonce;
}

/** Starts a page that embeds a mail with inline style attributes. Runs no scripts. */
export function beginMailPage(reply: FastifyReply): void {
  reply
    .header(policyHeader, pagePolicy(" 'unsafe-inline'", noVideos).replace("script-src 'self'", "script-src 'none'"))
    .type('text/html');
}
