/** Groups search hits by page. */
import type { GuideHit } from '#api/guide/contract.ts';

export interface HitGroup {
  kind: GuideHit['kind'];
  key: string;
  title: string;
  hits: readonly GuideHit[];
}

/** Hits of one page are adjacent in the response. */
export function groupHits(hits: readonly GuideHit[]): HitGroup[] {
  const groups: (HitGroup & { hits: GuideHit[] })[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last?.kind === hit.kind && last.key === hit.key) last.hits.push(hit);
    else groups.push({ kind: hit.kind, key: hit.key, title: hit.title, hits: [hit] });
  }
  return groups;
}
