import { useId } from 'react'

import { VEHICLES } from './vehicles/body-styles.ts'
import { arch, circle, outline, outlines } from './vehicles/shapes.ts'
import type { Paint, VehiclePart, Vehicle } from './vehicles/vehicle.ts'
import { mix } from './tint.ts'

export type DrawnBody = keyof typeof VEHICLES

const TRIM = '#363d46'
const GROUND = 168

interface Props {
  body: DrawnBody
  /** A colour, `#rrggbb`; `pickTint` chooses one for a car. */
  tint: string
  /** What the picture is called; without it the picture is decoration. */
  label?: string | undefined
}

/** A vehicle from its side, painted for one car. It takes the width it is given. */
export function VehicleDrawing({ body, tint, label }: Props) {
  const id = useId()
  const vehicle: Vehicle = VEHICLES[body]
  const scale = Math.min(264 / vehicle.length, 136 / vehicle.height)
  const left = 150 - (vehicle.length * scale) / 2
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }

  return (
    <svg viewBox="0 0 300 200" width="100%" height="100%" focusable="false" {...naming}>
      <Gradient
        id={`${id}b`}
        light={mix(tint, '#ffffff', 0.22)}
        dark={mix(tint, '#0d1117', 0.28)}
      />
      <Gradient id={`${id}g`} light="#59718a" dark="#24313f" />
      <ellipse cx="150" cy={GROUND} rx={(vehicle.length * scale) / 2 + 4} ry="5" opacity="0.22" />
      <g
        transform={`translate(${left.toFixed(1)} ${GROUND})scale(${scale.toFixed(3)} -${scale.toFixed(3)})`}
        strokeLinecap="round"
        fill="none"
      >
        <Drawn vehicle={vehicle} body={`url(#${id}b)`} glass={`url(#${id}g)`} />
      </g>
    </svg>
  )
}

/** From light above to shade below; the group is drawn upside down, and so is this. */
function Gradient({ id, light, dark }: { id: string; light: string; dark: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={dark} offset="0.1" />
      <stop stopColor={light} offset="0.85" />
    </linearGradient>
  )
}

function Drawn({ vehicle, body, glass }: { vehicle: Vehicle; body: string; glass: string }) {
  const paints: Record<Paint, string> = {
    body,
    glass,
    shell: '#eceae5',
    trim: TRIM,
    lamp: '#fff1c4',
    tail: '#d5402f',
    seat: '#4a3b32',
  }
  const draw = ({ paint, shapes }: VehiclePart, index: number) => (
    <path
      key={index}
      d={outlines(shapes)}
      fill={paints[paint]}
      stroke={paint === 'shell' ? '#0003' : undefined}
    />
  )
  const { behind = [], before = [], pillars = [], handles = [], mirror } = vehicle

  return (
    <>
      {behind.map(draw)}
      <path d={outline(vehicle.body)} fill={body} />
      {vehicle.crease ? <path d={vehicle.crease} stroke="#fff5" strokeWidth="2.5" /> : null}
      {vehicle.glass.length > 0 ? (
        <path d={outlines(vehicle.glass)} fill={glass} stroke="#1b232c" strokeWidth="2" />
      ) : null}
      {pillars.length > 0 ? (
        <path
          d={pillars.map(([x, y, topX, topY]) => `M${x} ${y}L${topX} ${topY}`).join('')}
          stroke="#161d25"
          strokeWidth="6"
          strokeLinecap="butt"
        />
      ) : null}
      {vehicle.cuts ? <path d={vehicle.cuts} stroke="#0006" strokeWidth="1.8" /> : null}
      {before.map(draw)}
      {vehicle.isOpen ? null : <Wells vehicle={vehicle} />}
      {handles.length > 0 ? (
        <path
          d={handles.map(([x, y]) => `M${x} ${y}h16`).join('')}
          stroke="#0007"
          strokeWidth="4.5"
        />
      ) : null}
      <path d={outline(vehicle.tail)} fill={paints.tail} />
      <path d={outline(vehicle.lamp)} fill={paints.lamp} stroke="#0005" strokeWidth="1.5" />
      {mirror ? <Mirror x={mirror[0]} y={mirror[1]} /> : null}
      <Wheels vehicle={vehicle} />
    </>
  )
}

function Mirror({ x, y }: { x: number; y: number }) {
  const shape = outline(
    `${x} ${y - 2} 3, ${x - 4} ${y + 12} 5, ${x + 13} ${y + 14} 6, ${x + 17} ${y + 2} 5`,
  )
  return <path d={shape} fill={TRIM} stroke="#fff4" />
}

function Wells({ vehicle: { axles, wheel, floor, isClad } }: { vehicle: Vehicle }) {
  const wells = axles.map((x) => arch(x, wheel, wheel + 6, floor))
  return (
    <path
      d={wells.join('')}
      fill="#14181d"
      stroke={isClad ? TRIM : '#0006'}
      strokeWidth={isClad ? 9 : 2}
    />
  )
}

/** Tyres, and rims of five spokes or of steel. */
function Wheels({ vehicle: { axles, wheel, isPlain } }: { vehicle: Vehicle }) {
  const rim = Math.round(wheel * 0.66)
  const rings = (radius: number) => axles.map((x) => circle(x, wheel, radius)).join('')
  const spokes = rim * 0.56
  const dash = ((2 * Math.PI * spokes) / 10).toFixed(1)

  return (
    <>
      <path d={rings(wheel)} fill="#2b3036" />
      <path d={rings(rim)} fill="#6a727c" stroke="#d3d8dd" strokeWidth="3" />
      <path
        d={rings(Math.round(spokes))}
        stroke="#dfe3e7"
        strokeWidth={Math.round(rim * 0.72)}
        strokeLinecap="butt"
        strokeDasharray={isPlain ? undefined : dash}
        strokeOpacity={isPlain ? 0.75 : 1}
      />
      <path d={rings(Math.round(wheel * 0.15))} fill="#4b535d" />
    </>
  )
}
