import { readFileSync } from 'node:fs'

import { html, Html } from '../paths/coverage/html.ts'
import type { Choice, GalleryPicture } from './gallery-list.ts'

const read = (file: string) => new Html(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** A picture that could not be taken, and why. */
export interface MissingPicture {
  picture: GalleryPicture
  reason: string
}

/** One page on which a person looks through all pictures, which stand in files beside it. */
export function renderGallery(
  taken: readonly GalleryPicture[],
  missing: readonly MissingPicture[],
  choice: Choice,
): string {
  const subjects = Map.groupBy(taken, ({ name }) => name)
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Gallery: ${taken.length} pictures</title>
        <style>
          ${read('gallery-page.css')}
        </style>
      </head>
      <body>
        <nav aria-label="Gallery">
          <h1>Gallery</h1>
          <p id="count" role="status">${taken.length} pictures</p>
          <label>Find <input id="find" type="search" placeholder="checkout, empty, …" /></label>
          ${choices('Size', choice.sizes)} ${choices('Theme', choice.themes)}
          ${choices('Language', choice.languages)}
          <ol>
            ${[...subjects.keys()].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ol>
        </nav>
        <main>
          ${missing.map(tellMissing)}
          ${[...subjects].map(([name, pictures]) => section(name, pictures))}
        </main>
        <script>
          ${read('gallery-page-script.js')}
        </script>
      </body>
    </html>`
  return text
}

const choices = (legend: string, values: readonly string[]) =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input type="checkbox" name="show" value="${value}" checked /> ${value}</label
        >`,
    )}
  </fieldset>`

const section = (name: string, pictures: readonly GalleryPicture[]) =>
  html`<section id="${name}" tabindex="-1">
    <h2>${name}</h2>
    <div class="pictures">${pictures.map(figure)}</div>
  </section>`

const figure = ({ name, size, screen: { width, theme, language }, file }: GalleryPicture) =>
  html`<figure data-show="${[size, theme, language].join(' ')}">
    <figcaption>${size}, ${theme}, ${language}</figcaption>
    <a href="${file}"
      ><img
        loading="lazy"
        width="${width}"
        src="${file}"
        alt="${name}, ${size}, ${theme}, ${language}"
    /></a>
  </figure>`

const tellMissing = ({ picture: { file }, reason }: MissingPicture) =>
  html`<section class="missing">
    <h2>${file}</h2>
    <p>No picture could be taken.</p>
    <pre>${reason}</pre>
  </section>`
