/** Whether the service is reached from outside without a proxy that it trusts. */

/**
 * The address by which others reach the service, when it trusts no proxy: then either there is none, and nothing speaks
 * TLS, or every call seems to come from it, so that limits by network address count everybody together.
 * @param publicUrl base URL of links, if configured
 * @param host where the service listens
 * @param proxies number of trusted proxies
 */
export function untrustedAddress(publicUrl: string | undefined, host: string, proxies: number): string | undefined {
  if (proxies > 0) return undefined;
  const configured = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  if (configured !== undefined && !isLoopback(configured)) return publicUrl;
  return isLoopback(host) ? undefined : host;
}

/** A name or address that only this machine reaches; a wildcard is none. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/.test(name);
}
