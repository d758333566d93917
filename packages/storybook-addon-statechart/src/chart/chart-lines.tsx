import type { ChartLine, Point } from './chart.ts'
import { LABEL_METRICS } from './text-sizes.ts'

type Mark = 'ahead' | 'taken' | undefined

interface ChartLinesProps {
  lines: readonly ChartLine[]
  taken: readonly string[]
  ahead: readonly string[]
}

/** The transitions of a chart. Highlighted ones are drawn last, so that they are on top. */
export function ChartLines({ lines, taken, ahead }: ChartLinesProps) {
  const getLineMark = ({ ways }: ChartLine): Mark => {
    if (ways.some((way) => ahead.includes(way))) return 'ahead'
    return ways.some((way) => taken.includes(way)) ? 'taken' : undefined
  }
  const marked = lines.map((line) => ({ line, mark: getLineMark(line) }))
  const sorted = [
    ...marked.filter(({ mark }) => mark === undefined),
    ...marked.filter(({ mark }) => mark === 'taken'),
    ...marked.filter(({ mark }) => mark === 'ahead'),
  ]

  return sorted.map(({ line, mark }) => <Line key={line.ways[0]} line={line} mark={mark} />)
}

interface LineProps {
  line: ChartLine
  mark: Mark
}

function Line({ line: { points, labels, box }, mark }: LineProps) {
  const [end, before] = [points.at(-1), points.at(-2)]

  return (
    <g data-way="" data-mark={mark}>
      <path d={toRoundedPath(points)} />
      {end && before && <path className="head" d={toArrowHead(before, end)} />}
      {labels.map((label, index) => (
        <text
          key={label}
          x={box.x + box.width / 2}
          y={box.y + LABEL_METRICS.size + index * LABEL_METRICS.line}
          fontSize={LABEL_METRICS.size}
        >
          {label}
        </text>
      ))}
    </g>
  )
}

const CORNER_PX = 6
const ARROW_HEAD_PX = 6

/** Returns an SVG path through all points, with rounded corners where there is room. */
export function toRoundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const into = moveTowards(point, before)
      const outOf = moveTowards(point, after)
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${outOf.x} ${outOf.y}`
    })
    .join('')
}

function moveTowards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const share = distance === 0 ? 0 : Math.min(CORNER_PX, distance / 2) / distance
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function toArrowHead(before: Point, end: Point): string {
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const formatCorner = (turn: number) =>
    `${(end.x - ARROW_HEAD_PX * Math.cos(angle + turn)).toFixed(1)} ${(end.y - ARROW_HEAD_PX * Math.sin(angle + turn)).toFixed(1)}`
  return `M${end.x} ${end.y}L${formatCorner(0.5)}L${formatCorner(-0.5)}Z`
}
