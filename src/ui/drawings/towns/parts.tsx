export const Sun = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="28" fill="var(--sun)" opacity="var(--glow)" />
    <circle cx={x} cy={y} r="19" fill="var(--sun)" />
  </>
)

export function Boat({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      d="M0 0h34l-6 8H6zM14-4v-36l20 36zM10-4v-28L-2-4z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="var(--wall)"
    />
  )
}

/** Light on the water, from `y` down. */
export const Waves = ({ y = 112 }: { y?: number }) => (
  <path
    d={`M24 ${y}h40m30 8h56m40-10h36m24 12h60m16-10h30`}
    stroke="var(--foam)"
    strokeOpacity="0.4"
    strokeWidth="2"
    strokeLinecap="round"
  />
)

interface BattlementProps {
  x: number
  /** The top of the wall, below the merlons. */
  y: number
  w: number
  h: number
  fill?: string
}

/** A wall with merlons, like those of the ribats and medinas of the Sahel. */
export function Battlement({ x, y, w, h, fill = 'var(--stone)' }: BattlementProps) {
  const count = Math.round(w / 13)
  const step = w / count
  const merlon = `v-6h${(step * 0.62).toFixed(1)}v6h${(step * 0.38).toFixed(1)}`
  return <path d={`M${x} ${y + h}V${y}${merlon.repeat(count)}v${h}z`} fill={fill} />
}
