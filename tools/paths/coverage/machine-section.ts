import {
  type DescribedState,
  type ChartTransition,
  describeChart,
} from '../../statecharts/chart.ts'
import { writeCause } from '../../statecharts/mermaid.ts'
import { modelNamed } from '../machines.ts'
import { type Html, html, htmlTable } from './html.ts'
import { type SuiteCounts, countTaken, type Walked } from './walked.ts'

type Counts = ReadonlyMap<string, SuiteCounts>

const SUITES = ['Standard', 'Pairs', 'Sneaks']

const NEVER: SuiteCounts = { standard: 0, pairs: 0, sneaks: 0, example: null }

/** One chart, a state within the other, and how often each way out of it is walked. */
export function machineSection(walked: Walked, title: string): Html {
  const { machine } = modelNamed(walked.folder)
  const chart = describeChart(machine)
  const visits = countTaken(walked, ({ entered }) => entered)
  const taken = countTaken(walked, (edge) => edge.taken)
  const draw = (state: DescribedState): Html => {
    const inner = chart.filter(({ path }) => path !== '' && parentPath(path) === state.path)
    const count = visits.get(state.path === '' ? machine.id : `${machine.id}.${state.path}`)
    return html`<div class="state">
      <h4>${state.title ?? (state.path || 'in any state')}</h4>
      ${facts(state, count)} ${ways(state, taken)} ${inner.map((child) => draw(child))}
    </div>`
  }
  return html`<details>
    <summary>${title} (${walked.folder})</summary>
    ${chart.slice(0, 1).map((root) => draw(root))}
  </details>`
}

/** What no path takes of a machine, and why, as far as it can be known. */
export function findGaps(walked: Walked, labels: readonly string[]): string[] {
  const { machine } = modelNamed(walked.folder)
  const taken = countTaken(walked, (edge) => edge.taken)
  const transitions = describeChart(machine).flatMap(({ path, transitions: all }) =>
    all
      .filter(({ id }) => !taken.has(id))
      .map((way) => `${walked.folder}.${path}: ${writeCause(way)} is taken by no path`),
  )
  const unsaid = labels.filter((label) => !walked.labels.has(label))
  return [...transitions, ...unsaid.map((label) => `${walked.folder}: "${label}" is in no path`)]
}

const parentPath = (path: string) => path.split('.').slice(0, -1).join('.')

function facts({ path, tags, requirements }: DescribedState, count = NEVER): Html {
  const said = [
    path === '' ? '' : path,
    tags.length > 0 ? `marks: ${tags.join(', ')}` : '',
    requirements.join(', '),
    `${totalCount(count)} steps are here`,
  ]
  return html`<div class="facts">${said.filter((text) => text !== '').join(' · ')}</div>`
}

function ways({ transitions }: DescribedState, taken: Counts): readonly Html[] {
  if (transitions.length === 0) return []
  const rows = transitions.map((way) => row(way, taken.get(way.id) ?? NEVER))
  const head = ['What happens', 'Leads to', ...SUITES, 'For example']
  return [htmlTable(head, rows, SUITES)]
}

function row(way: ChartTransition, count: SuiteCounts): Html {
  return html`<tr class="heat-${cellShade(totalCount(count))}">
    <td>${writeCause(way)}</td>
    <td>${way.targets.join(', ') || 'stays'}</td>
    <td class="number">${count.standard}</td>
    <td class="number">${count.pairs}</td>
    <td class="number">${count.sneaks}</td>
    <td>
      ${count.example === null ? html`<span class="none">no path</span>` : html`<code>${count.example}</code>`}
    </td>
  </tr>`
}

const totalCount = ({ standard, pairs, sneaks }: SuiteCounts) => standard + pairs + sneaks

const cellShade = (total: number) => (total === 0 ? 0 : total < 3 ? 1 : total < 20 ? 2 : 3)
