import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import type { Region } from '#rental/map/land.ts'
import { cutLand } from './cut-land.ts'

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
      const land = JSON.stringify(cutLand(readRegion(settings)))
      // Browsers read JSON faster than they read a script.
      return `export default JSON.parse(${JSON.stringify(land)})`
    },
  }
}

/** `map.region` of the settings beside the build, if there are any: a later build leaves them alone. */
export function readRegion(file: string): Region {
  if (!existsSync(file)) return DEFAULT_REGION
  const settings = JSON.parse(readFileSync(file, 'utf8')) as { map?: { region?: Region } }
  return settings.map?.region ?? DEFAULT_REGION
}
