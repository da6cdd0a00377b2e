/** A sign and its figure stay on one line: `$ 1.000`, `12 %`. */

export function keepTogether(text: string): string {
  return text.replace(/\$ (?=[\d(])/g, '$\u00a0').replace(/(?<=\d) %/g, '\u00a0%');
}
