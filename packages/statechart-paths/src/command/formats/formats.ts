import { renderCsv, renderSheet } from './csv.ts'
import { renderGherkin } from './gherkin.ts'
import { renderMarkdown } from './markdown.ts'
import type { Suite } from './suite-text.ts'

/** The renderer and the file extension of each format. */
export const FORMATS = {
  markdown: { render: renderMarkdown, ending: 'md' },
  gherkin: { render: renderGherkin, ending: 'feature' },
  json: { render: renderJson, ending: 'json' },
  csv: { render: renderCsv, ending: 'csv' },
  sheet: { render: renderSheet, ending: 'csv' },
}

/** Renders JSON for programs, with every field, even if it is empty. */
function renderJson({ scripts, command, words }: Suite): string {
  return `${JSON.stringify({ command, language: words.language, paths: scripts }, null, 2)}\n`
}
