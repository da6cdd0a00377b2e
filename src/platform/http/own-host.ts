/**
 * Hosts under which the service answers. Any other `Host` is refused before anything is read: a foreign name that
 * resolves to this address (DNS rebinding) would make its pages part of this origin.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './field-errors.es.ts';

export interface OwnHosts {
  /** Public base URL; known after listening. */
  publicUrl: () => string;
  /** Further names, of `readHosts`: `cuadre.lan` with any port, `cuadre.lan:8080` with that one. */
  further: readonly string[];
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const httpPort = 80;

/** Throws AppError `request.other_host`. A request without `Host` (HTTP/1.0) comes from no browser and passes. */
export function refuseOtherHosts({ publicUrl, further }: OwnHosts): (request: FastifyRequest) => Promise<void> {
  return async ({ headers: { host }, raw: { socket } }) => {
    const given = host?.toLowerCase();
    if (given === undefined || further.includes(given) || further.includes(nameOf(given))) return;
    const name = nameOf(given);
    const isHere = loopback.test(name) || name === addressAsHost(socket.localAddress ?? '');
    // Requests injected by tests have no port.
    if (isHere && portOf(given) === (socket.localPort ?? httpPort)) return;
    if (URL.parse(publicUrl())?.host === withoutDefaultPort(given, publicUrl())) return;
    throw new AppError('request.other_host');
  };
}

/** What a browser sends for a page, and nothing that a proxy adds: each has headers of its own. */
const ofBrowsers = new Set([
  ...[
    'host',
    'connection',
    'keep-alive',
    'user-agent',
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'referer',
  ],
  ...['cache-control', 'pragma', 'if-none-match', 'if-modified-since', 'upgrade-insecure-requests', 'priority'],
  ...['dnt', 'te', 'purpose'],
]);
const isOfBrowser = (header: string) => ofBrowsers.has(header) || header.startsWith('sec-');

/**
 * Whether a browser on this machine made the request, to a local name: no proxy, no foreign page. A proxy that adds no header
 * speaks HTTP/1.0 (nginx as it comes), which no browser does.
 */
export function isLocal({ headers, raw: { socket, httpVersion }, ip }: FastifyRequest): boolean {
  if (httpVersion === '1.0' || !Object.keys(headers).every(isOfBrowser)) return false;
  const { host = '' } = headers;
  const addresses = [socket.remoteAddress ?? '', ip];
  return loopback.test(nameOf(host.toLowerCase())) && addresses.every(isLoopback);
}

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/i.test(address);

/** `[::1]` of `[::1]:3000`, `cuadre.lan` of `cuadre.lan:80`. */
const nameOf = (host: string) => host.replace(/:\d*$/, '');
const portOf = (host: string) => Number(/:(\d+)$/.exec(host)?.[1] ?? httpPort);

/** Address that the client connected to, as health checks name it. */
function addressAsHost(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/** As URLs write it: without 443 for https and 80 for http. */
function withoutDefaultPort(host: string, url: string): string {
  return host.replace(url.startsWith('https:') ? /:443$/ : /:80$/, '');
}

/** CUADRE_HOSTS: names separated by commas, each with a port or for any. Throws StartUpError. */
export function readHosts({ CUADRE_HOSTS: given = '' }: NodeJS.ProcessEnv): string[] {
  const hosts = given
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.find((host) => !/^([a-z0-9_]([a-z0-9_.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(host));
  if (wrong !== undefined) throw new StartUpError(text.badHosts(wrong));
  return hosts;
}
