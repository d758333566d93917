import {
  type Chart,
  CHART_STYLES,
  LABEL_METRICS,
  type LaidOutChart,
  NAME_METRICS,
  PADDING,
  TITLE_METRICS,
  titleLines,
} from 'storybook-addon-statechart/chart'
import { layOut } from 'storybook-addon-statechart/layout'

import type { ChartChange } from './compare-charts.ts'

export interface ComparedMachine {
  machine: string
  before: Chart
  after: Chart
  changes: readonly ChartChange[]
}

const STYLES = `${CHART_STYLES}
body { margin: 0; padding: 24px; font-family: system-ui, sans-serif; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
figure { margin: 0; overflow: auto; border: 1px solid var(--rule); }
figcaption { padding: 6px 10px; }
.added { --mark: #1a7f37; } .removed { --mark: #b42318; } .changed { --mark: #9a5b00; }
li b { color: var(--mark); }
.statechart g:is(.added, .removed, .changed) :is(rect, path) { stroke: var(--mark); stroke-width: 3; }
`

/** Renders one self-contained HTML page: both charts of each machine, and their differences. */
export async function renderComparison(
  names: readonly [before: string, after: string],
  machines: readonly ComparedMachine[],
): Promise<string> {
  const sections = machines.map(async ({ machine, before, after, changes }) => {
    const charts = await Promise.all(
      [before, after].map(async (chart) => (chart.states.length > 0 ? layOut(chart) : null)),
    )
    const figures = charts.map(
      (chart, index) =>
        `<figure><figcaption>${escapeText(names[index] ?? '')}</figcaption>${chart ? drawChart(chart, changes) : 'no such machine'}</figure>`,
    )
    const items = changes.map(
      ({ kind, part, text }) =>
        `<li class="${kind}"><b>${kind}</b> ${part} ${escapeText(text)}</li>`,
    )
    return `<h2>${escapeText(machine)}</h2><ul>${items.join('')}</ul><div class="pair">${figures.join('')}</div>`
  })
  const body = (await Promise.all(sections)).join('\n') || '<p>No chart differs.</p>'
  const title = escapeText(`Statecharts: ${names.join(' and ')}`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLES}</style><body class="statecharts"><h1>${title}</h1>\n${body}\n</body></html>\n`
}

function drawChart(chart: LaidOutChart, changes: readonly ChartChange[]): string {
  const findChangeKind = (ids: readonly string[]) =>
    changes.find((change) => change.ids.some((id) => ids.includes(id)))?.kind ?? ''
  const states = chart.states.map(({ id, kind, name, title }) => {
    const { x, y, width, height } = chart.boxes[id] ?? { x: 0, y: 0, width: 0, height: 0 }
    const texts = titleLines(title).map((line, index) => {
      const top =
        y + PADDING + NAME_METRICS.line + TITLE_METRICS.size + index * TITLE_METRICS.line - 2
      return renderText('title', x + width / 2, top, line)
    })
    return `<g class="${findChangeKind([id])}" data-kind="${kind}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${kind === 'final' ? 20 : 10}"/>${renderText('name', x + width / 2, y + PADDING + NAME_METRICS.size - 2, name)}${texts.join('')}</g>`
  })
  const lines = chart.lines.map(({ ways, labels, points, box }) => {
    const path = points.map(({ x, y }) => `${x} ${y}`).join('L')
    const texts = labels.map((label, index) =>
      renderText(
        'label',
        box.x + box.width / 2,
        box.y + LABEL_METRICS.size + index * LABEL_METRICS.line,
        label,
      ),
    )
    return `<g class="${findChangeKind(ways)}" data-way=""><path d="M${path}" marker-end="url(#head)"/>${texts.join('')}</g>`
  })
  const head =
    '<marker id="head" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0L6 3L0 6Z"/></marker>'
  return `<svg class="statechart" role="img" aria-label="${escapeText(chart.machine)}" width="${chart.width}" height="${chart.height}"><defs>${head}</defs>${states.join('')}${lines.join('')}</svg>`
}

const FONT_SIZES = { name: NAME_METRICS.size, title: TITLE_METRICS.size, label: LABEL_METRICS.size }

const renderText = (kind: keyof typeof FONT_SIZES, x: number, y: number, words: string) =>
  `<text class="${kind}" x="${x}" y="${y}" font-size="${FONT_SIZES[kind]}">${escapeText(words)}</text>`

const escapeText = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
