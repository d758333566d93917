import { describe, expect, it } from 'vitest'

import { type Catalogs, listTitleDefects } from './defects.ts'
import { fillCatalog } from './fill.ts'

const TITLE_KEYS = [
  { id: 'bell/state/quiet', english: 'Quiet' },
  { id: 'bell/event/pushes' },
  { id: 'script/lost' },
]
const ENGLISH_TITLES = {
  'bell/state/quiet': 'Quiet',
  'bell/event/pushes': 'Somebody presses [Ring]',
  'script/lost': 'No answer ({call})',
}
const FRENCH_TITLES = {
  'bell/state/quiet': 'Calme',
  'bell/event/pushes': 'Quelqu’un appuie sur [Ring]',
  'script/lost': 'Pas de réponse\u00A0: ({call})',
}
const SPANISH_TITLES = {
  'bell/state/quiet': 'En calma',
  'bell/event/pushes': 'Alguien pulsa [Ring]',
  'script/lost': 'Sin respuesta ({call})',
}
const PAGE_TEXTS = { en: { Ring: 'Ring' }, fr: { Ring: 'Sonner' }, es: { Ring: 'Llamar' } }

const findDefects = (titles: Partial<Catalogs['titles']>, pages: Partial<Catalogs['pages']> = {}) =>
  listTitleDefects(TITLE_KEYS, {
    titles: { en: ENGLISH_TITLES, fr: FRENCH_TITLES, es: SPANISH_TITLES, ...titles },
    pages: { ...PAGE_TEXTS, ...pages },
  })

describe('chart titles', () => {
  it('have no defects when they are complete in every language', () => {
    expect(findDefects({})).toEqual([])
  })

  it.each([
    ['missing: script/lost', { es: { ...SPANISH_TITLES, 'script/lost': undefined } }],
    ['untranslated: bell/event/pushes', { fr: { ...FRENCH_TITLES, 'bell/event/pushes': '' } }],
    ['untranslated: script/lost', { en: { ...ENGLISH_TITLES, 'script/lost': 'script/lost' } }],
    ['unused: bell/state/gone', { en: { ...ENGLISH_TITLES, 'bell/state/gone': 'Gone' } }],
    ['"Calm" is "Quiet" in the chart', { en: { ...ENGLISH_TITLES, 'bell/state/quiet': 'Calm' } }],
    [
      'placeholders differ from English: script/lost',
      { es: { ...SPANISH_TITLES, 'script/lost': 'Sin respuesta' } },
    ],
    [
      'no-break space missing',
      { fr: { ...FRENCH_TITLES, 'script/lost': 'Pas de réponse : ({call})' } },
    ],
  ])('are reported when they have a defect: %s', (issue, titles) => {
    const readable = JSON.parse(JSON.stringify(titles)) as Partial<Catalogs['titles']>
    expect(findDefects(readable).join('\n')).toContain(issue)
  })

  it('are reported when a page shows a different text or has no such button', () => {
    expect(findDefects({}, { fr: { ...PAGE_TEXTS.fr, Quiet: 'Silence' } })).toEqual([
      'fr/charts.po: "Calme" is "Silence" in the chart or on the page: bell/state/quiet',
    ])
    expect(findDefects({}, { en: {} })[0]).toContain('not on any page: "Ring": bell/event/pushes')
  })

  it('gain entries for added messages, and lose those of removed messages', () => {
    const pages = { Quiet: 'Silence' }
    const before = { 'bell/event/pushes': 'Quelqu’un sonne', 'bell/state/gone': 'Parti' }
    expect(fillCatalog(TITLE_KEYS, before, pages, 'fr')).toEqual({
      'bell/event/pushes': 'Quelqu’un sonne',
      'bell/state/quiet': 'Silence',
      'script/lost': '',
    })
    expect(fillCatalog(TITLE_KEYS, {}, {}, 'en')).toMatchObject({ 'bell/state/quiet': 'Quiet' })
  })
})
