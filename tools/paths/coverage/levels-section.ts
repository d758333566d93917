import { type Html, html, htmlTable } from './html.ts'
import type { Levels } from './levels.ts'

const FIGURES = [
  '1, machine: every run',
  '2, page: every run',
  '2, page: at night',
  '3, browser: every run',
  '3, browser: at night',
  '3, browser: states',
]

/** What is walked where, and why a browser does not walk all of it. */
export function levelsSection(all: readonly Levels[]): Html {
  return html`<h2>The three levels</h2>
    <p>
      In steps of the locked paths. Level 1 is the machine by itself, with every pair of
      transitions. Level 2 is its page in a simulated browser, with every call held: standard paths
      on each run, pairs at night; in French and Spanish the widest of them. Level 3 is the built
      app in Chromium against the real server, whose facts are looked at after each step: through
      every state on each run, along the standard paths at night as far as a browser can be brought
      to go them.
    </p>
    ${htmlTable(
      ['Machine', ...FIGURES],
      all.map((levels) => levelRow(levels)),
      FIGURES,
    )}
    <h3>Where level 3 ends before a path does</h3>
    <ul>
      ${all.flatMap((levels) => endLines(levels)).map((line) => html`<li>${line}</li>`)}
    </ul>`
}

function levelRow({ folder, machine, page, browser }: Levels): Html {
  const cells = [
    machine.steps,
    page?.daily.steps ?? 'no page of its own',
    page?.nightly.steps ?? '',
    browser?.daily.steps ?? 'not walked',
    browser ? `${browser.nightly.steps} of ${browser.standard.steps}` : '',
    browser ? `${browser.states.reached} of ${browser.states.all}` : '',
  ]
  return html`<tr>
    <td>${folder}</td>
    ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
  </tr>`
}

function endLines({ folder, browser }: Levels): string[] {
  if (!browser) return []
  const missing = browser.states.missing.map(
    (state) => `${folder}: no walk comes to ${state}: each way there has one of these ends`,
  )
  const ends = browser.ends.map(
    ({ label, reason, steps }) => `${folder}, “${label}” (${steps} steps left out): ${reason}`,
  )
  return [...ends, ...missing]
}
