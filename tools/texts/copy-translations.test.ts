import { expect, it } from 'vitest'

import { copyTranslations } from './copy-translations.ts'

const HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"'
const write = (...entries: string[]) => `${[HEAD, ...entries].join('\n\n')}\n`
const DONE = '#: a.tsx\nmsgid "Done"\nmsgstr "Terminé"'
const EMPTY = '#: b.tsx\nmsgid "Done"\nmsgstr ""'
const IN_CONTEXT = '#: b.tsx\nmsgctxt "of a step"\nmsgid "Done"\nmsgstr ""'

it('copyTranslations copies a translation when another catalogue has the same text untranslated', () => {
  const filled = '#: b.tsx\nmsgid "Done"\nmsgstr "Terminé"'
  expect(copyTranslations([write(DONE), write(EMPTY)])).toEqual([write(DONE), write(filled)])
  expect(copyTranslations([write(EMPTY, DONE)])).toEqual([write(filled, DONE)])
})

it('copyTranslations copies nothing when the text has another context or no translation', () => {
  expect(copyTranslations([write(DONE), write(IN_CONTEXT)])).toEqual([
    write(DONE),
    write(IN_CONTEXT),
  ])
  expect(copyTranslations([write(EMPTY)])).toEqual([write(EMPTY)])
})
