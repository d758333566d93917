import { readFileSync } from 'node:fs'

import { html, Html } from '../paths/coverage/html.ts'
import type { PictureChange, Failure } from './comparison.ts'
import { pictureName } from './picture-list.ts'

const read = (file: string) => new Html(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** One page, with everything in it, on which a person looks at each change. */
export function renderDifferences(
  changes: readonly PictureChange[],
  failures: readonly Failure[],
): string {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Pictures of stories: ${summary(changes, failures)}</title>
        <style>
          ${read('difference-page.css')}
        </style>
      </head>
      <body>
        <nav aria-label="Pictures">
          <h1>Pictures of stories</h1>
          <p id="count" role="status">${summary(changes, failures)}</p>
          <label>Find <input id="find" type="search" placeholder="checkout, dark, …" /></label>
          <fieldset>
            <legend>Show</legend>
            ${(['changed', 'new', 'gone'] as const).map((kind) => choice(kind, changes))}
          </fieldset>
          <ol id="list">
            ${changes.map(link)}
          </ol>
          <p class="keys"><kbd>←</kbd> <kbd>→</kbd> the one before, the next</p>
          <p class="keys">
            <kbd>Space</kbd> before and after in one spot, <kbd>Esc</kbd> side by side
          </p>
        </nav>
        <main>${failures.map(failed)} ${changes.map(section)}</main>
        <script>
          ${read('difference-page-script.js')}
        </script>
      </body>
    </html>`
  return text
}

/** `3 changed, 1 new, 2 gone`, without what there is none of. */
export function summary(changes: readonly PictureChange[], failures: readonly Failure[]): string {
  const counts = (['changed', 'new', 'gone'] as const).map(
    (kind) => [changes.filter((change) => change.kind === kind).length, kind] as const,
  )
  const told = [...counts, [failures.length, 'not to be pictured'] as const]
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
  return told.length > 0 ? told.join(', ') : 'no difference'
}

const choice = (kind: PictureChange['kind'], changes: readonly PictureChange[]) =>
  html`<label
    ><input type="checkbox" name="kind" value="${kind}" checked /> ${kind}
    (${changes.filter((change) => change.kind === kind).length})</label
  >`

const link = ({ kind, file }: PictureChange) =>
  html`<li data-kind="${kind}">
    <a href="#${file}">${pictureName(file)}</a> <small>${kind}</small>
  </li>`

const section = (change: PictureChange) =>
  html`<section id="${change.file}" tabindex="-1" hidden>
    <h2>${pictureName(change.file)}</h2>
    <p>${facts(change)}</p>
    <div class="pictures">${drawFigures(change)}</div>
  </section>`

const failed = ({ file, reason }: Failure) =>
  html`<section class="failed">
    <h2>${pictureName(file)}</h2>
    <p>No picture could be taken: the story failed.</p>
    <pre>${reason}</pre>
  </section>`

function facts(change: PictureChange): string {
  if (change.kind === 'new') return 'New: there is no accepted picture of it.'
  if (change.kind === 'gone') return 'Gone: no story is drawn for this accepted picture.'
  return `${change.pixels.toLocaleString('en')} pixels differ.`
}

function drawFigures(change: PictureChange): Html[] {
  const before = change.kind === 'new' ? [] : [figure('Before', change.before)]
  const after = change.kind === 'gone' ? [] : [figure('After', change.after)]
  const drawn = change.kind === 'changed' ? [figure('Difference', change.drawn)] : []
  return [...before, ...after, ...drawn]
}

const figure = (caption: string, picture: Buffer) =>
  html`<figure class="${caption.toLowerCase()}">
    <figcaption>${caption}</figcaption>
    <img
      alt="${caption}"
      loading="lazy"
      src="data:image/webp;base64,${picture.toString('base64')}"
    />
  </figure>`
