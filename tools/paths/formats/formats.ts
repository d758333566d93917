import type { TestScript } from '../script.ts'
import type { Words } from '../words/words.ts'
import { renderCsv } from './csv.ts'
import { renderGherkin } from './gherkin.ts'
import { renderJson } from './json.ts'
import { renderMarkdown } from './markdown.ts'

export const FORMATS = ['markdown', 'gherkin', 'json', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** Scripts, and how they were asked for. */
export interface Suite {
  scripts: readonly TestScript[]
  command: string
  words: Words
}

const RENDERERS: Readonly<Record<Format, (suite: Suite) => string>> = {
  markdown: renderMarkdown,
  gherkin: renderGherkin,
  json: renderJson,
  csv: renderCsv,
}

export const render = (format: Format, suite: Suite): string => RENDERERS[format](suite)
