import type { TestScript } from '../script.ts'
import type { Words } from '../words/words.ts'
import { renderCsv, renderSheet } from './csv.ts'
import { renderGherkin } from './gherkin.ts'
import { renderMarkdown } from './markdown.ts'

/** Scripts, and the command that prints them. */
export interface Suite {
  scripts: readonly TestScript[]
  command: string
  words: Words
}

/** The renderer and the file extension of each format. */
export const FORMATS = {
  markdown: { render: renderMarkdown, ending: 'md' },
  gherkin: { render: renderGherkin, ending: 'feature' },
  json: { render: renderJson, ending: 'json' },
  csv: { render: renderCsv, ending: 'csv' },
  sheet: { render: renderSheet, ending: 'csv' },
}

/** For programs: includes every field, even if it is empty. */
function renderJson({ scripts, command, words }: Suite): string {
  return `${JSON.stringify({ command, language: words.language, paths: scripts }, null, 2)}\n`
}
