import { writeFileSync } from 'node:fs'

import { PAINTS } from '../../src/ui/drawings/paints.ts'
import { VEHICLES } from './body-styles.ts'
import { drawVehicle, GLASS, PAINTED } from './draw-vehicle.ts'
import { mix } from './mix.ts'

/** All drawings of vehicles; no part of the repository. */
const MADE = 'src/ui/drawings/vehicles.svg'

/** Writes the drawings of vehicles as an image file that the app imports. */
export const writeVehicleSheet = (): void => writeFileSync(MADE, vehicleSheet())

/**
 * Each body in each paint as one image, of which the fragment shows one: `vehicles.svg#city-blue` (`:target`,
 * https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG). A page downloads one file, however many vehicles it shows.
 */
export function vehicleSheet(): string {
  const bodies = Object.keys(VEHICLES) as (keyof typeof VEHICLES)[]
  const paints = Object.entries(PAINTS)
  const styles = [
    '.v{display:none;stroke-linecap:round}',
    ...bodies.map((body) => `[id|=${body}]:target~.${body}{display:inline}`),
    ...paints.map(([paint, color]) => `[id$=-${paint}]:target~*{${shades(color)}}`),
  ]
  const targets = bodies.flatMap((body) => paints.map(([paint]) => `<g id="${body}-${paint}"/>`))
  const drawings = bodies.map((body) => drawVehicle(body, VEHICLES[body]))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">',
    `<style>${styles.join('')}</style>`,
    ...targets,
    gradient(PAINTED, 'var(--light)', 'var(--dark)'),
    gradient(GLASS, '#59718a', '#24313f'),
    ...drawings,
    '</svg>\n',
  ].join('')
}

const shades = (color: string) =>
  `--light:${mix(color, '#ffffff', 0.22)};--dark:${mix(color, '#0d1117', 0.28)}`

/** From light above to shade below; vehicles are drawn upside down, and so is this. */
const gradient = (id: string, light: string, dark: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop style="stop-color:${dark}" offset=".1"/><stop style="stop-color:${light}" offset=".85"/></linearGradient>`
