/** Pagination of a list longer than a page. */

import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Select } from '../ui/select/Select.tsx';
import { pageSizes } from './list-address.ts';
import { listText } from './text.es.ts';

/** Paging of the response; `total` counts all pages. */
export interface PageMeta {
  page: number;
  pageSize: number;
  total: number;
}

interface PagesProps {
  meta: PageMeta;
  onPage: (page: number) => void;
  /** The size can be chosen. */
  onPageSize?: ((size: number) => void) | undefined;
}

export function Pages({ meta: { page, pageSize, total }, onPage, onPageSize }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const hasSizes = onPageSize !== undefined && total > pageSizes[0];
  if (pages === 1 && page === 1 && !hasSizes) return null;
  return (
    <Row justify="end" inset="bar" ruled="above">
      <span className="mut" role="status">
        {listText.page(page, pages)}
      </span>
      {hasSizes && (
        <Select<number>
          aria-label={listText.pageSizes}
          value={pageSize}
          options={pageSizes.map((size) => ({ value: size, label: listText.pageSize(size) }))}
          onChange={onPageSize}
        />
      )}
      <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {listText.previous}
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {listText.next}
      </Button>
    </Row>
  );
}
