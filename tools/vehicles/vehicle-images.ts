import { mkdirSync, writeFileSync } from 'node:fs'

import { BODY_STYLES, type BodyStyle } from '../../domain/car/body-style.ts'
import { PAINTS } from '../../src/ui/drawings/paints.ts'
import { VEHICLES } from './body-styles.ts'
import { drawVehicle, GLASS, PAINTED } from './draw-vehicle.ts'
import { mix } from './mix.ts'

/** The drawings of vehicles; no part of the repository. */
const FOLDER = 'src/ui/drawings/vehicles'

/** Writes the drawings of vehicles as image files that the app imports. */
export function writeVehicleImages(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const body of BODY_STYLES) writeFileSync(`${FOLDER}/${body}.svg`, vehicleImage(body))
}

/**
 * A body as an image, of which the fragment chooses the paint: `city.svg#blue` (`:target`,
 * https://www.w3.org/TR/SVG2/linking.html#LinksIntoSVG). A browser lays out an image again for each paint, so it has one body.
 */
export function vehicleImage(body: BodyStyle): string {
  const paints = Object.entries(PAINTS)
  const styles = paints.map(([paint, color]) => `#${paint}:target~*{${shades(color)}}`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">',
    `<style>g{stroke-linecap:round}${styles.join('')}</style>`,
    ...paints.map(([paint]) => `<g id="${paint}"/>`),
    gradient(PAINTED, 'var(--light)', 'var(--dark)'),
    gradient(GLASS, '#59718a', '#24313f'),
    drawVehicle(VEHICLES[body]),
    '</svg>\n',
  ].join('')
}

const shades = (color: string) =>
  `--light:${mix(color, '#ffffff', 0.22)};--dark:${mix(color, '#0d1117', 0.28)}`

/** From light above to shade below; vehicles are drawn upside down, and so is this. */
const gradient = (id: string, light: string, dark: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop style="stop-color:${dark}" offset=".1"/><stop style="stop-color:${light}" offset=".85"/></linearGradient>`
