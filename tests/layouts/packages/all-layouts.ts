/** Every layout that the simulator writes. */
import { biableLayouts } from './biable.es.ts';
import { flatLayouts } from './flat.es.ts';
import { helisaLayouts } from './helisa.es.ts';
import type { Layout } from './layout.ts';
import { otherLayouts } from './others.es.ts';
import { siigoNubeLayouts } from './siigo-nube.es.ts';
import { siigoPymeLayouts } from './siigo-pyme.es.ts';
import { worldOfficeLayouts } from './world-office.es.ts';

export const allLayouts: readonly Layout[] = [
  ...siigoNubeLayouts,
  ...siigoPymeLayouts,
  ...worldOfficeLayouts,
  ...biableLayouts,
  ...helisaLayouts,
  ...flatLayouts,
  ...otherLayouts,
];
