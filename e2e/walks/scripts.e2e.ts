import { test } from '@playwright/test'

import { openProject } from 'statechart-paths/command'
import { LANGUAGES, type Language } from '@masar/domain/service/languages.ts'
import { MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'
import { readLockFile } from '@masar/machines/testing/lock-file.ts'

import config from '../../statechart-paths.config.ts'
import { readReplayScript } from '../../tools/paths/replay-script.ts'
import { loadWords } from '../../tools/paths/words/words.ts'
import { presetLanguage } from '../steps/person/people.ts'
import { listStandardPaths } from './chosen-paths.ts'
import { findDeadEnd, followScript } from './scripted/follow-script.ts'
import { SCRIPTED_FLOWS } from './scripted/scripted-flows.ts'

/** Short paths to replay on every run. When a lock changes, `npm run paths -- list` shows others. */
const EVERY_RUN_PATHS: ReadonlySet<string> = new Set([
  '8acfca1a',
  'e0cb4b44',
  'da5e0898',
  '914b1767',
  'fd660ff5',
  '1895ee3e',
  '8de1d09b',
  'e98b419b',
  'a98fc8c7',
  '4c856fa2',
])

/**
 * Defines a test that follows a printed script, as `npm run paths -- replay` does. The test ends before a step
 * that a browser cannot perform.
 */
function defineScriptTest(id: string, language: Language, suite: string) {
  test(`a browser follows the script of ${id} in ${language}${suite}`, async ({
    page,
    baseURL,
  }, info) => {
    const words = await loadWords(language)
    const { script, lines } = await readReplayScript(openProject(config), id, {
      ...words,
      language,
    })
    const end = findDeadEnd(script)
    if (end !== null) info.annotations.push({ type: 'ends before', description: lines[end] ?? '' })
    test.skip(end === 0, 'A browser cannot bring about its start.')
    await presetLanguage(page.context(), language)
    const steps = script.steps.slice(0, end ?? script.steps.length)
    await followScript(page, { ...script, steps, origin: baseURL ?? '' }, () => Promise.resolve())
  })
}

for (const folder of MACHINE_FOLDERS) {
  // oxlint-disable-next-line no-await-in-loop -- tests are defined in order
  const lock = await readLockFile(folder)
  for (const [index, { id, steps }] of listStandardPaths(lock.paths).entries()) {
    const languageAtNight = LANGUAGES[index % LANGUAGES.length]
    const server = SCRIPTED_FLOWS[folder].findServer?.(steps.map(([label]) => label))
    test.describe(() => {
      if (server) test.use({ baseURL: server })
      // Nightly runs alternate between the languages; weekly runs follow each script in all of them.
      for (const language of LANGUAGES) {
        const isOnEveryRun = language === 'en' && EVERY_RUN_PATHS.has(id)
        const suite = language === languageAtNight ? ' @nightly' : ' @weekly'
        defineScriptTest(id, language, isOnEveryRun ? '' : suite)
      }
    })
  }
}
