import { describe, expect, it } from 'vitest'

import { type Catalogs, listTitleDefects } from './defects.ts'
import { fillCatalog } from './fill.ts'

const KEYS = [
  { id: 'bell/state/quiet', english: 'Quiet' },
  { id: 'bell/event/pushes' },
  { id: 'script/lost' },
]
const EN = {
  'bell/state/quiet': 'Quiet',
  'bell/event/pushes': 'Somebody presses [Ring]',
  'script/lost': 'No answer ({call})',
}
const FR = {
  'bell/state/quiet': 'Calme',
  'bell/event/pushes': 'Quelqu’un appuie sur [Ring]',
  'script/lost': 'Pas de réponse\u00A0: ({call})',
}
const ES = {
  'bell/state/quiet': 'En calma',
  'bell/event/pushes': 'Alguien pulsa [Ring]',
  'script/lost': 'Sin respuesta ({call})',
}
const PAGES = { en: { Ring: 'Ring' }, fr: { Ring: 'Sonner' }, es: { Ring: 'Llamar' } }

const findDefects = (titles: Partial<Catalogs['titles']>, pages: Partial<Catalogs['pages']> = {}) =>
  listTitleDefects(KEYS, {
    titles: { en: EN, fr: FR, es: ES, ...titles },
    pages: { ...PAGES, ...pages },
  })

describe('the titles of the charts', () => {
  it('have no defects when they are complete in every language', () => {
    expect(findDefects({})).toEqual([])
  })

  it.each([
    ['missing: script/lost', { es: { ...ES, 'script/lost': undefined } }],
    ['untranslated: bell/event/pushes', { fr: { ...FR, 'bell/event/pushes': '' } }],
    ['untranslated: script/lost', { en: { ...EN, 'script/lost': 'script/lost' } }],
    ['unused: bell/state/gone', { en: { ...EN, 'bell/state/gone': 'Gone' } }],
    ['"Calm" is "Quiet" in the chart', { en: { ...EN, 'bell/state/quiet': 'Calm' } }],
    [
      'placeholders differ from English: script/lost',
      { es: { ...ES, 'script/lost': 'Sin respuesta' } },
    ],
    ['no-break space missing', { fr: { ...FR, 'script/lost': 'Pas de réponse : ({call})' } }],
  ])('are reported when they have a defect: %s', (issue, titles) => {
    const readable = JSON.parse(JSON.stringify(titles)) as Partial<Catalogs['titles']>
    expect(findDefects(readable).join('\n')).toContain(issue)
  })

  it('are reported when a page shows a different text or has no such button', () => {
    expect(findDefects({}, { fr: { ...PAGES.fr, Quiet: 'Silence' } })).toEqual([
      'fr/charts.po: "Calme" is "Silence" in the chart or on the page: bell/state/quiet',
    ])
    expect(findDefects({}, { en: {} })[0]).toContain('not on any page: "Ring": bell/event/pushes')
  })

  it('gain entries for added messages, and lose those of removed messages', () => {
    const pages = { Quiet: 'Silence' }
    const before = { 'bell/event/pushes': 'Quelqu’un sonne', 'bell/state/gone': 'Parti' }
    expect(fillCatalog(KEYS, before, pages, 'fr')).toEqual({
      'bell/event/pushes': 'Quelqu’un sonne',
      'bell/state/quiet': 'Silence',
      'script/lost': '',
    })
    expect(fillCatalog(KEYS, {}, {}, 'en')).toMatchObject({ 'bell/state/quiet': 'Quiet' })
  })
})
