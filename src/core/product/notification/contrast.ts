/** Contrast of text with its background, as WCAG 2 computes it. */

/** Least contrast of text that is written on a coloured strip. */
export const leastContrast = 4.5;

/** Colours as `#RRGGBB`; 1 to 21. */
export function contrastOf(background: string, font: string): number {
  const [dark, light] = [luminance(background), luminance(font)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
