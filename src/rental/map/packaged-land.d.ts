import type { Land } from './land.ts'

/** The land of the operator's region, generated before a build (tools/land/packaged-land.ts). */
export declare const land: Land
