import { expect, it } from 'vitest'

import { copyTranslations } from './copy-translations.ts'

const HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"'
const createCatalog = (...entries: string[]) => `${[HEAD, ...entries].join('\n\n')}\n`
const DONE = '#: a.tsx\nmsgid "Done"\nmsgstr "Terminé"'
const EMPTY = '#: b.tsx\nmsgid "Done"\nmsgstr ""'
const IN_CONTEXT = '#: b.tsx\nmsgctxt "of a step"\nmsgid "Done"\nmsgstr ""'

it('copyTranslations copies a translation when another catalogue has the same text untranslated', () => {
  const filled = '#: b.tsx\nmsgid "Done"\nmsgstr "Terminé"'
  expect(copyTranslations([createCatalog(DONE), createCatalog(EMPTY)])).toEqual([
    createCatalog(DONE),
    createCatalog(filled),
  ])
  expect(copyTranslations([createCatalog(EMPTY, DONE)])).toEqual([createCatalog(filled, DONE)])
})

it('copyTranslations copies nothing when the text has another context or no translation', () => {
  expect(copyTranslations([createCatalog(DONE), createCatalog(IN_CONTEXT)])).toEqual([
    createCatalog(DONE),
    createCatalog(IN_CONTEXT),
  ])
  expect(copyTranslations([createCatalog(EMPTY)])).toEqual([createCatalog(EMPTY)])
})
