/** `2026-11-29`, some days from now, in Bogotá. */
export function dayAfter(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(date);
}
