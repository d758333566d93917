import { expect, it } from 'vitest'

import { copyTranslations } from './copy-translations.ts'

const HEADER_ENTRY = 'msgid ""\nmsgstr ""\n"Language: fr\\n"'
const createCatalog = (...entries: string[]) => `${[HEADER_ENTRY, ...entries].join('\n\n')}\n`
const DONE_ENTRY = '#: a.tsx\nmsgid "Done"\nmsgstr "Terminé"'
const EMPTY_ENTRY = '#: b.tsx\nmsgid "Done"\nmsgstr ""'
const ENTRY_IN_CONTEXT = '#: b.tsx\nmsgctxt "of a step"\nmsgid "Done"\nmsgstr ""'

it('copyTranslations copies a translation when another catalogue has the same text untranslated', () => {
  const filled = '#: b.tsx\nmsgid "Done"\nmsgstr "Terminé"'
  expect(copyTranslations([createCatalog(DONE_ENTRY), createCatalog(EMPTY_ENTRY)])).toEqual([
    createCatalog(DONE_ENTRY),
    createCatalog(filled),
  ])
  expect(copyTranslations([createCatalog(EMPTY_ENTRY, DONE_ENTRY)])).toEqual([
    createCatalog(filled, DONE_ENTRY),
  ])
})

it('copyTranslations copies nothing when the text has another context or no translation', () => {
  expect(copyTranslations([createCatalog(DONE_ENTRY), createCatalog(ENTRY_IN_CONTEXT)])).toEqual([
    createCatalog(DONE_ENTRY),
    createCatalog(ENTRY_IN_CONTEXT),
  ])
  expect(copyTranslations([createCatalog(EMPTY_ENTRY)])).toEqual([createCatalog(EMPTY_ENTRY)])
})
