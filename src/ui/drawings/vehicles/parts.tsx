export const GLASS = '#31445a'
export const TRIM = '#3c434c'
export const LAMP = '#fff3cf'
export const TAIL = '#d9463b'

/** Where every vehicle stands; wheels touch it. */
export const GROUND = 166

export function Shadow({ from, to }: { from: number; to: number }) {
  return (
    <ellipse
      cx={(from + to) / 2}
      cy={GROUND}
      rx={(to - from) / 2 + 4}
      ry="6"
      fill="#000"
      opacity="0.13"
    />
  )
}

/** A tyre on the ground with a rim of five spokes. */
export function Wheel({ x, r }: { x: number; r: number }) {
  const rim = Math.round(r * 0.62)
  const ring = Math.round(rim * 0.62)
  return (
    <g transform={`translate(${x} ${GROUND - r})`} fill="none">
      <circle r={r} fill="#353b43" />
      <circle r={rim} fill="#c9ced4" stroke="#e8ebee" strokeWidth="2" />
      <circle
        r={ring}
        stroke="#8b939d"
        strokeWidth={ring - 2}
        strokeDasharray={((2 * Math.PI * ring) / 10).toFixed(2)}
        transform="rotate(-108)"
      />
      <circle r={r * 0.2} fill="#5d656f" />
    </g>
  )
}

/** Light along an edge, or the dark line between two doors. */
export function Line({ d, light = false }: { d: string; light?: boolean }) {
  return (
    <path
      d={d}
      fill="none"
      stroke={light ? '#fff' : '#000'}
      strokeOpacity={light ? 0.4 : 0.24}
      strokeWidth={light ? 2 : 1.5}
      strokeLinecap="round"
    />
  )
}

/** The lower flanks lie in their own shade. */
export function Shade({ d }: { d: string }) {
  return <path d={d} fill="#000" opacity="0.13" />
}

export function Handle({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}h11`}
      stroke="#000"
      strokeOpacity="0.35"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  )
}

/** Panes with one slanting reflection each, given as its own path. */
export function Glass({ d, reflection }: { d: string; reflection: string }) {
  return (
    <>
      <path d={d} fill={GLASS} />
      <path d={reflection} fill="#fff" opacity="0.15" />
    </>
  )
}
