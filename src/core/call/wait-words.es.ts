/** A wait as text: seconds below two minutes, minutes above. */
export function waitWords(seconds: string | number = 60): string {
  return Number(seconds) >= 120 ? `${Math.ceil(Number(seconds) / 60)} minutos` : `${seconds} segundos`;
}
