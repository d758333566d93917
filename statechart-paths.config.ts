import { readFileSync } from 'node:fs'

import { LANGUAGES, type Language } from '@masar/domain/service/languages.ts'
import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'
import { defineConfig } from 'statechart-paths'

import { listUnwalkedAnswers } from './tools/paths/contract-answers.ts'
import { RECIPE_CONFIG } from './tools/paths/recipes.ts'
import { SCREEN_CONFIG } from './tools/paths/seen.ts'
import { loadWords } from './tools/paths/words/words.ts'

const REQUIREMENT_PATTERN = /^- `([A-Z]+-\d+)` (.*)$/gm

/** `npm run paths`: our machines, titles and recipes for `statechart-paths`. */
export default defineConfig({
  command: 'npm run paths --',
  machines: CATALOGUE,
  lockFile: (machine) => `machines/${machine}/paths.lock.json`,
  // English is the default.
  languages: ['en', ...LANGUAGES.filter((language) => language !== 'en')],
  loadWords: (language) => loadWords(language as Language),
  requirements: () =>
    [...readFileSync('docs/requirements.md', 'utf8').matchAll(REQUIREMENT_PATTERN)].map(
      ([, id = '', text = '']) => [id, text] as const,
    ),
  screens: SCREEN_CONFIG,
  recipes: RECIPE_CONFIG,
  coverage: (walked) => [
    {
      title: 'Answers of the contract that no path gives',
      lines: walked.flatMap((one) => listUnwalkedAnswers(one)),
    },
  ],
  commands: {
    replay: {
      options: ['headed', 'slow', 'until', 'url', 'output', 'language'],
      help: `  replay <id>           walks a path in a browser against the service, after \`npm run build\`;
                        --headed --slow <ms> --until <step> --url <service> --output <folder>`,
      load: async () => (await import('./tools/paths/commands/replay.ts')).replayPath,
    },
  },
  help: 'docs/qa.md has examples.',
})
