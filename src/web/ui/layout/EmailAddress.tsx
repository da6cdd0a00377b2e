/** An address that a narrow column breaks after its marks, never letter by letter. */
import { Fragment } from 'react';

/** Letters without a mark that stand together; more would make a column wider than its place. */
const longestPart = 20;

export function EmailAddress({ address }: { address: string }) {
  const parts = address
    .split(/(?<=[@._+-])/)
    .flatMap((part) => part.match(new RegExp(`.{1,${longestPart}}`, 'gu')) ?? []);
  let place = 0;
  return (
    // Its least width is that of its longest part.
    <span style={{ overflowWrap: 'break-word' }}>
      {parts.map((part) => {
        place += part.length;
        return (
          <Fragment key={place}>
            {part}
            <wbr />
          </Fragment>
        );
      })}
    </span>
  );
}
