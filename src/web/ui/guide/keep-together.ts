/** Non-breaking space between sign and figure: `$ 1.000`, `12 %`. */

export function keepTogether(text: string): string {
  return text.replace(/\$ (?=[\d(])/g, '$\u00a0').replace(/(?<=\d) %/g, '\u00a0%');
}
