/** Pagination of a list longer than a page. */

import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
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
}

export function Pages({ meta: { page, pageSize, total }, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  return (
    <Row justify="end" inset="bar" ruled="above">
      <span className="mut" role="status">
        {listText.page(page, pages)}
      </span>
      <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {listText.previous}
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {listText.next}
      </Button>
    </Row>
  );
}
