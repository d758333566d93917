import type { Exercised } from './exercised.ts'
import { type Html, html, htmlTable } from './html.ts'
import { PORT_OPERATIONS } from './port-operations.ts'
import type { RequirementRow } from './requirement-rows.ts'

const ANSWER_HEAD = ['Machine', 'Port', 'Operation', 'Answer', 'Paths', 'Which, or why none']
const LINE_HEAD = ['Line', 'What must be true', 'States', 'Steps of paths', 'Tests by hand']

/** What is not covered, with the reason where there is one. */
export function gapsSection(gaps: readonly string[], answers: readonly Exercised[]): Html {
  const unwalked = answers.filter(({ isForeseen, paths }) => isForeseen && paths.length === 0)
  const foreseen = unwalked.map(
    ({ folder, port, operation, status, code }) =>
      `${folder}, ${port}: the chart foresees ${status} ${code ?? ''} of ${operation}, and the model has no such answer`,
  )
  const unheard = answers
    .filter(
      ({ paths, isForeseen, instead }) => paths.length === 0 && !isForeseen && !hasInstead(instead),
    )
    .map(
      ({ folder, port, operation, status, code }) =>
        `${folder}, ${port}: no path shows what becomes of ${status} ${code ?? ''} of ${operation}`,
    )
  const all = [...gaps, ...foreseen, ...unheard]
  return html`<h2>What is not covered</h2>
    ${
      all.length === 0
        ? html`<p>Nothing.</p>`
        : html`<ul>
            ${all.map((gap) => html`<li>${gap}</li>`)}
          </ul>`
    }
    <p>Whether every pair of transitions is in the lock, a test of each machine says.</p>`
}

const hasInstead = (instead: Exercised['instead']) => (instead?.paths.length ?? 0) > 0

/** Each answer of the contract that a port can get, and a path that gives it. */
export function answersSection(answers: readonly Exercised[]): Html {
  const walked = answers.filter(({ paths }) => paths.length > 0).length
  const heard = answers.filter(
    ({ paths, instead }) => paths.length === 0 && hasInstead(instead),
  ).length
  const silent = Object.entries(PORT_OPERATIONS).flatMap(([folder, ports]) =>
    Object.entries(ports).flatMap(([port, called]) =>
      typeof called === 'string' ? [`${folder}, ${port}: ${called}`] : [],
    ),
  )
  return html`<h2>The answers of the contract</h2>
    <p>
      ${walked} of ${answers.length} documented answers are given by a path. ${heard} others come to
      the chart as one that a path gives, by the table by which the port tells refusals from
      failures (<code>tools/paths/coverage/port-refusals.ts</code>). Which operations a port calls
      is a table by hand (<code>tools/paths/coverage/port-operations.ts</code>): the types do not
      tell it. Where a port calls several operations, a path that gives an answer counts for each of
      them. No operation of the contract belongs to these ports:
    </p>
    <ul>
      ${silent.map((line) => html`<li>${line}</li>`)}
    </ul>
    <details>
      <summary>All ${answers.length} answers</summary>
      ${htmlTable(
        ANSWER_HEAD,
        answers.map((answer) => answerRow(answer)),
        ['Paths'],
      )}
    </details>`
}

function answerRow({
  folder,
  port,
  operation,
  status,
  code,
  labels,
  paths,
  isForeseen,
  instead,
}: Exercised): Html {
  const why = isForeseen
    ? html`<span class="none">foreseen by the chart, and in no path</span>`
    : whyNone(instead)
  const shown = labels.filter((_, index) => index < 2).join('; ')
  return html`<tr class="heat-${paths.length > 0 ? 2 : hasInstead(instead) ? 1 : 0}">
    <td>${folder}</td>
    <td>${port}</td>
    <td>${operation}</td>
    <td>${status} ${code ?? ''}</td>
    <td class="number">${paths.length}</td>
    <td>${paths.length > 0 ? html`${shown}, as in <code>${paths[0] ?? ''}</code>` : why}</td>
  </tr>`
}

function whyNone(instead: Exercised['instead']): Html {
  const [label] = instead?.labels ?? []
  const [path] = instead?.paths ?? []
  if (!instead || label === undefined || path === undefined)
    return html`<span class="none">in no path, nor anything like it</span>`
  return instead.refused === null
    ? html`a failure like any other: ${label}, as in <code>${path}</code>`
    : html`means ${instead.refused}: ${label}, as in <code>${path}</code>`
}

/** Each requirement against the states that name it and the tests that show it. */
export function requirementsSection(rows: readonly RequirementRow[]): Html {
  const named = rows.filter(({ states }) => states.length > 0)
  return html`<h2>The requirements</h2>
    <p>
      ${named.length} of ${rows.length} lines are named by a state of a chart, and walked with it.
      The others are no matter of a flow, or no state names them; tests by hand show them
      (docs/specification-coverage.md).
    </p>
    <details>
      <summary>All ${rows.length} lines</summary>
      ${htmlTable(
        LINE_HEAD,
        rows.map((row) => requirementRow(row)),
        LINE_HEAD.slice(-2),
      )}
    </details>`
}

function requirementRow({ id, text, states, steps, tests }: RequirementRow): Html {
  const isShown = steps > 0 || tests > 0
  return html`<tr class="heat-${steps > 0 ? 2 : isShown ? 1 : 0}">
    <td><code>${id}</code></td>
    <td>${text}</td>
    <td>${states.join(', ')}</td>
    <td class="number">${steps}</td>
    <td class="number">${tests}</td>
  </tr>`
}
