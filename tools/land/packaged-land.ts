import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import type { Land, Region } from '#rental/map/land.ts'
import { DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { isUpToDate } from '../is-up-to-date.ts'
import { clipLand, findRegion } from './clip-land.ts'

/** The region of the demo operator, and as much around it as a wide screen shows. */
export const DEFAULT_REGION: Region = [-16, 19, 37, 50]

/** The operator's settings in the build folder, which the next build keeps. */
const BUILD_SETTINGS = 'dist/config.json'
/** The module that the app lazy-loads, which is generated and not in the repository. */
const LAND_MODULE = 'src/rental/map/packaged-land.js'
const SOURCES = ['tools/land/clip-land.ts', 'tools/land/packaged-land.ts', 'package-lock.json']

/**
 * Writes the maps' land, cut to the operator's region, as a module. Does nothing if an up-to-date module for
 * this region exists.
 */
export function writePackagedLand(made = LAND_MODULE, settings = BUILD_SETTINGS): void {
  const shown = readRegion(settings)
  const title = `// The land of ${JSON.stringify(shown)}, by tools/land/packaged-land.ts.`
  if (isUpToDate(made, SOURCES) && readFileSync(made, 'utf8').startsWith(`${title}\n`)) return
  const { region, ...view } = shown
  const land = JSON.stringify({ ...clipLand(region), ...view })
  // Browsers parse JSON faster than a script.
  writeFileSync(made, `${title}\nexport const land = JSON.parse(${JSON.stringify(land)})\n`)
}

interface WrittenSettings {
  country?: string
  map?: { region?: Region }
}

/**
 * Reads the region from the operator's settings: `map.region`, or the surroundings of `country`. Without
 * settings, returns the default region.
 */
export function readRegion(file: string): Pick<Land, 'region' | 'view'> {
  if (!existsSync(file)) return { region: DEFAULT_REGION }
  const { country, map } = JSON.parse(readFileSync(file, 'utf8')) as WrittenSettings
  if (map?.region) return { region: map.region }
  const isUsual = country === undefined || country === DEFAULT_UNITS.country
  return (isUsual ? null : findRegion(country)) ?? { region: DEFAULT_REGION }
}
