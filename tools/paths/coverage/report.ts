import { globSync, readFileSync } from 'node:fs'

import type { AnyModel } from '#machines/testing/catalogue.ts'
import { measureCoverage } from '#machines/testing/coverage.ts'

import { machineGraph, modelNamed } from '../machines.ts'
import type { Words } from '../words/words.ts'
import { readContract } from './contract.ts'
import { exercisedAnswers, readForeseen } from './exercised.ts'
import { answersSection, gapsSection, requirementsSection } from './sections.ts'
import { type Html, html, htmlPage, htmlTable } from './html.ts'
import type { Levels } from './levels.ts'
import { levelsSection } from './levels-section.ts'
import { findGaps, machineSection } from './machine-section.ts'
import { requirementRows } from './requirement-rows.ts'
import type { Walked } from './walked.ts'

const FIGURES = [
  'Paths',
  'Steps',
  'States',
  'Transitions',
  'Guards, both ways',
  'Gestures and answers',
]

/** Everything that the locked paths cover, as one page for a browser. */
export function renderReport(
  all: readonly Walked[],
  levels: readonly Levels[],
  { say }: Words,
): string {
  const contract = readContract()
  const sources = globSync('machines/**/*.ts').toSorted()
  const foreseen = readForeseen(sources.map((file) => readFileSync(file, 'utf8')))
  const answers = all.flatMap(({ folder, labels }) =>
    exercisedAnswers(folder, modelNamed(folder), labels, { contract, foreseen }),
  )
  const requirements = requirementRows(all)
  return htmlPage('Paths of the statecharts', [
    html`<p>
      Made by <code>npm run paths -- coverage</code> from the locked paths of ${all.length}
      machines. The suites: standard, which charts and pages follow on every run; pairs, which
      charts follow on every run and pages at night; sneaks, what no control offers. Colours go from
      red (no path) to green (20 steps and more).
    </p>`,
    html`<h2>All machines</h2>`,
    htmlTable(
      ['Machine', ...FIGURES],
      all.map((walked) => summaryRow(walked, say(`${walked.folder}/machine`))),
      FIGURES,
    ),
    levelsSection(levels),
    gapsSection(
      all.flatMap((walked) => findGaps(walked, listLabels(modelNamed(walked.folder)))),
      answers,
    ),
    html`<h2>Each chart</h2>`,
    ...all.map((walked) => machineSection(walked, say(`${walked.folder}/machine`))),
    answersSection(answers),
    requirementsSection(requirements),
  ])
}

/** Everything that a model says can be done or answered. */
function listLabels({ cases, outcomes }: AnyModel): string[] {
  const answers = Object.entries(outcomes).flatMap(
    ([call, { done = {}, error = {}, moved = {} }]) => [
      ...Object.keys(done).map((name) => `${call} done: ${name}`),
      ...Object.keys(error).map((name) => `${call} failed: ${name}`),
      ...Object.keys(moved).map((name) => `${call} moved: ${name}`),
    ],
  )
  return [...cases.map(({ label }) => label), ...answers]
}

function summaryRow(walked: Walked, title: string): Html {
  const { folder, paths, labels } = walked
  const model = modelNamed(folder)
  const edges = paths.flatMap((path) => path.edges)
  const { states, transitions, guards } = measureCoverage(machineGraph(folder).model.machine, edges)
  const all = listLabels(model)
  const said = all.filter((label) => labels.has(label)).length
  const cells = [
    paths.length,
    edges.length,
    ...[states, transitions, guards].map(({ covered, declared }) => `${covered} of ${declared}`),
    `${said} of ${all.length}`,
  ]
  return html`<tr>
    <td>${title} (${folder})</td>
    ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
  </tr>`
}
