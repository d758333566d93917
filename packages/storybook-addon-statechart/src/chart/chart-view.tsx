import { useEffect, useRef } from 'react'

import { type Box, type ChartState, listCurrentStates, isLeaf, type LaidOutChart } from './chart.ts'
import { ChartLines } from './chart-lines.tsx'
import { NAME_METRICS, PADDING_PX, TITLE_METRICS, breakTitle } from './text-sizes.ts'
import { CHART_WORDS, type ChartWords, fillPlaceholders } from './words.ts'

export interface ChartViewProps {
  chart: LaidOutChart
  /** The ids of the current states. */
  lit?: readonly string[]
  /** The transitions that were just taken. */
  taken?: readonly string[]
  /** The transitions that the hovered control would take. */
  ahead?: readonly string[]
  zoom?: number
  words?: ChartWords
}

const NO_STATES: readonly string[] = []

/** A chart as a picture. The outline contains the same information for people who cannot see it. */
export function ChartView({
  chart,
  lit = NO_STATES,
  taken = NO_STATES,
  ahead = NO_STATES,
  zoom = 1,
  words = CHART_WORDS,
}: ChartViewProps) {
  const picture = useRef<SVGSVGElement>(null)
  const { width, height, machine } = chart
  const current = listCurrentStates(chart, lit)
  const names = current.map(({ title, name }) => title || name).join(', ')
  const where = current[0]?.id

  useEffect(() => {
    const state = picture.current?.querySelector(`[data-state="${where}"]`)
    const frame = picture.current?.parentElement
    if (!state || !frame) return
    // `scrollIntoView` would also scroll the page around the frame.
    const [at, around] = [state.getBoundingClientRect(), frame.getBoundingClientRect()]
    frame.scrollLeft += at.x + at.width / 2 - (around.x + around.width / 2)
    frame.scrollTop += at.y + at.height / 2 - (around.y + around.height / 2)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- scrolls again when the size of the chart changes
  }, [where, zoom, chart])

  return (
    <svg
      ref={picture}
      className="statechart"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG, not an image file
      role="img"
      aria-label={fillPlaceholders(names ? words['picture-now'] : words.picture, {
        machine,
        states: names,
      })}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      {chart.states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          box={chart.boxes[state.id]}
          isLit={lit.includes(state.id)}
        />
      ))}
      <ChartLines lines={chart.lines} taken={taken} ahead={ahead} />
    </svg>
  )
}

interface StateBoxProps {
  state: ChartState
  box: Box | undefined
  isLit: boolean
}

function StateBox({ state, box, isLit }: StateBoxProps) {
  if (!box) return null
  const { x, y, width, height } = box
  const middle = x + width / 2
  const { kind, name, title, isInitial } = state
  const lit = isLit ? (isLeaf(kind) ? 'leaf' : 'around') : undefined

  return (
    <g data-state={state.id} data-kind={kind} data-lit={lit}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'final' ? 20 : 10} />
      {kind === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={17} />
      )}
      {isInitial && <circle cx={x + 10} cy={y + 10} r={3.5} />}
      <text
        className="name"
        x={middle}
        y={y + PADDING_PX + NAME_METRICS.size - 2}
        fontSize={NAME_METRICS.size}
      >
        {name}
      </text>
      {breakTitle(title).map((line, index) => (
        <text
          key={line}
          className="title"
          x={middle}
          y={
            y + PADDING_PX + NAME_METRICS.line + TITLE_METRICS.size + index * TITLE_METRICS.line - 2
          }
          fontSize={TITLE_METRICS.size}
        >
          {line}
        </text>
      ))}
    </g>
  )
}
