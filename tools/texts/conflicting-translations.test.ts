import { expect, it } from 'vitest'

import { findConflictingTranslations } from './conflicting-translations.ts'

const HEADER_ENTRY = 'msgid ""\nmsgstr ""\n"Language: fr\\n"'
const createCatalog = (...entries: string[]) => `${[HEADER_ENTRY, ...entries].join('\n\n')}\n`
const DONE_ENTRY = '#: a.tsx\nmsgid "Done"\nmsgstr "Terminé"'

it('a text in two catalogues has one translation', () => {
  const other = '#: b.tsx\nmsgid "Done"\nmsgstr "Étape terminée"'
  expect(
    findConflictingTranslations([createCatalog(DONE_ENTRY), createCatalog(DONE_ENTRY)]),
  ).toEqual([])
  expect(findConflictingTranslations([createCatalog(DONE_ENTRY), createCatalog(other)])).toEqual([
    'msgid "Done": "Terminé" and "Étape terminée"',
  ])
})

it('a text with another context counts as another text', () => {
  const ofStep = '#: b.tsx\nmsgctxt "of a step"\nmsgid "Done"\nmsgstr "Étape terminée"'
  expect(findConflictingTranslations([createCatalog(DONE_ENTRY), createCatalog(ofStep)])).toEqual(
    [],
  )
})
