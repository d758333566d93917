import { describe, expect, it } from 'vitest'

import { type Catalogs, titleDefects } from './defects.ts'
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

const defects = (titles: Partial<Catalogs['titles']>, pages: Partial<Catalogs['pages']> = {}) =>
  titleDefects(KEYS, {
    titles: { en: EN, fr: FR, es: ES, ...titles },
    pages: { ...PAGES, ...pages },
  })

describe('the titles of the charts', () => {
  it('are in order when each is there in every language', () => {
    expect(defects({})).toEqual([])
  })

  it('are missed where a language has none', () => {
    const { 'script/lost': _, ...others } = ES
    expect(defects({ es: others })).toEqual(['es.po: missing: script/lost'])
  })

  it('are missed where one is not translated', () => {
    expect(defects({ fr: { ...FR, 'bell/event/pushes': '' } })).toEqual([
      'fr.po: untranslated: bell/event/pushes',
    ])
  })

  it('are missed where one only repeats its id', () => {
    expect(defects({ en: { ...EN, 'script/lost': 'script/lost' } })).toContain(
      'en.po: untranslated: script/lost',
    )
  })

  it('are noticed where no chart has them any more', () => {
    expect(defects({ en: { ...EN, 'bell/state/gone': 'Gone' } })).toEqual([
      'en.po: spare, nothing has it: bell/state/gone',
    ])
  })

  it('are those of the chart in English', () => {
    expect(defects({ en: { ...EN, 'bell/state/quiet': 'Calm' } })).toEqual([
      'en.po: "Calm" is "Quiet" in the chart or on the page: bell/state/quiet',
    ])
  })

  it('are those of the page where a page says the same', () => {
    const pages = { fr: { ...PAGES.fr, Quiet: 'Silence' } }
    expect(defects({}, pages)).toEqual([
      'fr.po: "Calme" is "Silence" in the chart or on the page: bell/state/quiet',
    ])
  })

  it('name no button that no page has', () => {
    expect(defects({}, { en: {} })).toEqual(
      ['fr', 'en', 'es'].map(
        (language) => `${language}.po: no page says "Ring": bell/event/pushes`,
      ),
    )
  })

  it('fill the gaps and name the buttons that they do in English', () => {
    const es = { ...ES, 'script/lost': 'Sin respuesta', 'bell/event/pushes': 'Alguien llama' }
    expect(defects({ es })).toEqual([
      'es.po: other gaps than in English: bell/event/pushes',
      'es.po: other gaps than in English: script/lost',
    ])
  })

  it.each(['Pas de réponse : ({call})', 'Pas de réponse « non » ({call})'])(
    'let no sign of French begin a line: %s',
    (text) => {
      expect(defects({ fr: { ...FR, 'script/lost': text } })).toEqual([
        'fr.po: no-break space missing: script/lost',
      ])
    },
  )

  it('are prepared for what is new, and lose what is gone', () => {
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
