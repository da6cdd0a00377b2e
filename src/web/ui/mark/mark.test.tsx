import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { severityWord } from '../text.es.ts';
import { Figure } from './Figure.tsx';
import { type Mark, SeverityIcon, SeverityMark } from './SeverityMark.tsx';

describe('Figure', () => {
  it('rounds to pesos in summaries and keeps cents in details', () => {
    expect(renderToStaticMarkup(<Figure amount="1234567.89" />)).toBe('<span class="n">1.234.568</span>');
    expect(renderToStaticMarkup(<Figure amount={123456789n} detail />)).toBe('<span class="n">1.234.567,89</span>');
  });
  it('keeps no room for a parenthesis that is there', () => {
    expect(renderToStaticMarkup(<Figure amount="-12.00" />)).toBe('<span class="n neg">(12)</span>');
  });
  it('writes zero as a dash', () => {
    expect(renderToStaticMarkup(<Figure amount={0n} flush />)).toBe('<span class="n flush">–</span>');
  });
});

describe('SeverityMark', () => {
  const marks = Object.keys(severityWord) as Mark[];
  it('has a shape of its own for each severity', () => {
    const shapes = marks.map((mark) =>
      renderToStaticMarkup(<SeverityIcon mark={mark} />).replace(/class="[^"]*"/g, ''),
    );
    expect(new Set(shapes).size).toBe(marks.length);
  });
  it.each(marks)('says %s in words, also when only a screen reader hears it', (mark) => {
    expect(renderToStaticMarkup(<SeverityMark mark={mark} />)).toContain(severityWord[mark]);
    expect(renderToStaticMarkup(<SeverityMark mark={mark} hideWord />)).toContain(
      `<span class="sr">${severityWord[mark]}`,
    );
  });
});
