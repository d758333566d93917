import { arch, circle, outline, outlines } from './shapes.ts'
import type { Paint, Vehicle, VehiclePart } from './vehicle.ts'

/** The gradients that a drawing refers to. */
export const PAINTED = 'paint'
export const GLASS = 'glass'

const TRIM = '#363d46'
const GROUND = 168
const PAINTS: Record<Paint, string> = {
  body: `url(#${PAINTED})`,
  glass: `url(#${GLASS})`,
  shell: '#eceae5',
  trim: TRIM,
  lamp: '#fff1c4',
  tail: '#d5402f',
  seat: '#4a3b32',
}

type Style = Partial<
  Record<
    | 'fill'
    | 'stroke'
    | 'stroke-width'
    | 'stroke-linecap'
    | 'stroke-dasharray'
    | 'stroke-opacity'
    | 'opacity',
    string | number | undefined
  >
>

/** A vehicle from its side, 300 by 200. */
export function drawVehicle(vehicle: Vehicle): string {
  const scale = Math.min(264 / vehicle.length, 136 / vehicle.height)
  const left = 150 - (vehicle.length * scale) / 2
  const reach = ((vehicle.length * scale) / 2 + 4).toFixed(1)
  const transform = `translate(${left.toFixed(1)} ${GROUND})scale(${scale.toFixed(3)} -${scale.toFixed(3)})`
  const shadow = `<ellipse cx="150" cy="${GROUND}" rx="${reach}" ry="5" opacity=".22"/>`
  return `<g>${shadow}<g fill="none" transform="${transform}">${parts(vehicle).join('')}</g></g>`
}

function parts(vehicle: Vehicle): string[] {
  const { behind = [], before = [], pillars = [], handles = [], mirror } = vehicle
  const bars = pillars.map(([x, y, topX, topY]) => `M${x} ${y}L${topX} ${topY}`).join('')
  const grips = handles.map(([x, y]) => `M${x} ${y}h16`).join('')
  return [
    ...behind.map(part),
    path(outline(vehicle.body), { fill: PAINTS.body }),
    path(vehicle.crease ?? '', { stroke: '#fff5', 'stroke-width': 2.5 }),
    path(outlines(vehicle.glass), { fill: PAINTS.glass, stroke: '#1b232c', 'stroke-width': 2 }),
    path(bars, { stroke: '#161d25', 'stroke-width': 6, 'stroke-linecap': 'butt' }),
    path(vehicle.cuts ?? '', { stroke: '#0006', 'stroke-width': 1.8 }),
    ...before.map(part),
    vehicle.isOpen ? '' : wells(vehicle),
    path(grips, { stroke: '#0007', 'stroke-width': 4.5 }),
    path(outline(vehicle.tail), { fill: PAINTS.tail }),
    path(outline(vehicle.lamp), { fill: PAINTS.lamp, stroke: '#0005', 'stroke-width': 1.5 }),
    mirror ? mirrorAt(mirror[0], mirror[1]) : '',
    ...wheels(vehicle),
  ]
}

/** Nothing for a vehicle without this part. */
function path(d: string, style: Style): string {
  const written = Object.entries(style).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${value}"`,
  )
  return d && `<path d="${d}"${written.join('')}/>`
}

const part = ({ paint, shapes }: VehiclePart) =>
  path(outlines(shapes), {
    fill: PAINTS[paint],
    stroke: paint === 'shell' ? '#0003' : undefined,
  })

function mirrorAt(x: number, y: number): string {
  const shape = `${x} ${y - 2} 3, ${x - 4} ${y + 12} 5, ${x + 13} ${y + 14} 6, ${x + 17} ${y + 2} 5`
  return path(outline(shape), { fill: TRIM, stroke: '#fff4' })
}

function wells({ axles, wheel, floor, isClad }: Vehicle): string {
  const arches = axles.map((x) => arch(x, wheel, wheel + 6, floor)).join('')
  const edge = isClad ? { stroke: TRIM, 'stroke-width': 9 } : { stroke: '#0006', 'stroke-width': 2 }
  return path(arches, { fill: '#14181d', ...edge })
}

/** Tyres, and rims of five spokes or of steel. */
function wheels({ axles, wheel, isPlain }: Vehicle): string[] {
  const rim = Math.round(wheel * 0.66)
  const rings = (radius: number) => axles.map((x) => circle(x, wheel, radius)).join('')
  const spokes = rim * 0.56
  const dash = ((2 * Math.PI * spokes) / 10).toFixed(1)
  return [
    path(rings(wheel), { fill: '#2b3036' }),
    path(rings(rim), { fill: '#6a727c', stroke: '#d3d8dd', 'stroke-width': 3 }),
    path(rings(Math.round(spokes)), {
      stroke: '#dfe3e7',
      'stroke-width': Math.round(rim * 0.72),
      'stroke-linecap': 'butt',
      'stroke-dasharray': isPlain ? undefined : dash,
      'stroke-opacity': isPlain ? 0.75 : undefined,
    }),
    path(rings(Math.round(wheel * 0.15)), { fill: '#4b535d' }),
  ]
}
