import type { Land } from './land.ts'

/** Of the operator's region, written ahead of a build (tools/land/packaged-land.ts). */
export declare const land: Land
