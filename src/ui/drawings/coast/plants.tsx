interface PlantProps {
  x: number
  /** The y coordinate of the ground. */
  y: number
  size?: number
}

const toTransform = ({ x, y, size = 1 }: PlantProps) => `translate(${x} ${y}) scale(${size})`

export function Cypress(at: PlantProps) {
  return (
    <g transform={toTransform(at)}>
      <path d="M0-62c9 16 12 36 9 54C8-2 4 0 0 0s-8-2-9-8c-3-18 0-38 9-54z" fill="var(--tree)" />
      <path d="M0-62c9 16 12 36 9 54C8-2 4 0 0 0z" fill="var(--tree-shade)" />
    </g>
  )
}

export function Palm(at: PlantProps) {
  return (
    <g transform={toTransform(at)}>
      <path d="M-4 0C-1-22-1-44 3-66l5 1C5-44 4-22 5 0z" fill="var(--trunk)" />
      <path
        d="M5-66c-16-14-34-10-40 6 12-8 26-8 37-3-12 0-24 8-26 22 8-10 18-16 28-18-4 8-4 18 2 26 2-10 3-18 3-26 9 3 17 10 22 20 2-14-6-23-17-25 11-3 23-1 33 8-3-17-22-24-37-11 2-10 10-16 20-17-12-7-24 2-25 18z"
        fill="var(--tree)"
      />
    </g>
  )
}

/** Low bushes of the dry coast. */
export function Scrub(at: PlantProps) {
  return (
    <path
      d="M-24 0c-2-9 6-14 13-11 2-9 16-10 19-1 8-3 16 3 14 12z"
      transform={toTransform(at)}
      fill="var(--scrub)"
    />
  )
}
