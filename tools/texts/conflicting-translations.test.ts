import { expect, it } from 'vitest'

import { findConflictingTranslations } from './conflicting-translations.ts'

const HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"'
const createCatalog = (...entries: string[]) => `${[HEAD, ...entries].join('\n\n')}\n`
const DONE = '#: a.tsx\nmsgid "Done"\nmsgstr "Terminé"'

it('a text in two catalogues has one translation', () => {
  const other = '#: b.tsx\nmsgid "Done"\nmsgstr "Étape terminée"'
  expect(findConflictingTranslations([createCatalog(DONE), createCatalog(DONE)])).toEqual([])
  expect(findConflictingTranslations([createCatalog(DONE), createCatalog(other)])).toEqual([
    'msgid "Done": "Terminé" and "Étape terminée"',
  ])
})

it('a text with another context counts as another text', () => {
  const ofStep = '#: b.tsx\nmsgctxt "of a step"\nmsgid "Done"\nmsgstr "Étape terminée"'
  expect(findConflictingTranslations([createCatalog(DONE), createCatalog(ofStep)])).toEqual([])
})
