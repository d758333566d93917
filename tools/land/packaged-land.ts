import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import type { Land, Region } from '#rental/map/land.ts'
import { USUAL_UNITS } from '#domain/service/operator.ts'
import { cutLand, regionAround } from './cut-land.ts'

/** Where the demo's operator rents cars out, and as much around it as a wide screen shows. */
export const DEFAULT_REGION: Region = [-16, 19, 37, 50]

/** What an operator has set beside the build that this one will replace. */
const SETTINGS = 'dist/config.json'
const NAME = 'virtual:land'
const RESOLVED = `\0${NAME}`

/** The land that a map stands on, as a module of its own, cut to the operator's region. */
export function packagedLand(): Plugin {
  let settings = SETTINGS

  return {
    name: 'packaged-land',
    configResolved: ({ root }) => {
      settings = join(root, SETTINGS)
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null
      const { region, ...view } = readRegion(settings)
      const land = JSON.stringify({ ...cutLand(region), ...view })
      // Browsers read JSON faster than they read a script.
      return `export default JSON.parse(${JSON.stringify(land)})`
    },
  }
}

interface WrittenSettings {
  country?: string
  map?: { region?: Region }
}

/**
 * By the settings beside the build, if there are any, which a later build leaves alone: `map.region`, else what lies
 * around `country`.
 */
export function readRegion(file: string): Pick<Land, 'region' | 'view'> {
  if (!existsSync(file)) return { region: DEFAULT_REGION }
  const { country, map } = JSON.parse(readFileSync(file, 'utf8')) as WrittenSettings
  if (map?.region) return { region: map.region }
  const isUsual = country === undefined || country === USUAL_UNITS.country
  return (isUsual ? null : regionAround(country)) ?? { region: DEFAULT_REGION }
}
