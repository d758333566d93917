import { describe, expect, it } from 'vitest'

import type { Language } from '#domain/service/languages.ts'

import type { TestScript } from '../script.ts'
import { loadWords } from '../words/words.ts'
import { type Format, render } from './formats.ts'

const step = { tags: ['form'], requirements: ['PAGE-19'], isByHand: false }
const SCRIPT: TestScript = {
  id: '1234abcd',
  machine: 'contact',
  steps: [
    {
      ...step,
      number: 0,
      origin: 'start',
      happens: 'Un visiteur ouvre la page',
      see: [{ state: 'writing', title: 'Un message' }],
    },
    {
      ...step,
      number: 1,
      origin: 'user',
      isByHand: true,
      happens: '=Envoie, "vite"',
      see: [{ state: 'sending', title: 'En cours' }],
    },
    { ...step, tags: [], requirements: [], number: 2, origin: 'clock', happens: 'Rien', see: [] },
  ],
}

const text = async (format: Format, language: Language) =>
  render(format, { scripts: [SCRIPT], command: 'npm run x', words: await loadWords(language) })

describe('a script', () => {
  it('is one that a person can follow: what to prepare, what to do, what to see', async () => {
    expect(await text('markdown', 'fr')).toBe(
      `# Message à l’exploitant\u00A0: script de test

1 chemin, 2 étapes. Produit par \`npm run x\`.

${(await loadWords('fr')).say('script/how')}

## Chemin 1234abcd\u00A0: se termine par «\u00A0En cours\u00A0»

**Exigences\u00A0:** PAGE-19

**Préparation\u00A0:** Un visiteur ouvre la page.<br>_À voir\u00A0:_ «\u00A0Un message\u00A0» (\`form\`; PAGE-19)

1. **Vous\u00A0:** =Envoie, "vite".<br>_À voir\u00A0:_ «\u00A0En cours\u00A0» (\`form\`; PAGE-19)
2. **Attente\u00A0:** Rien.<br>_À voir\u00A0:_ rien ne change
`,
    )
  })

  it.each([
    ['en', ['Feature:', 'Scenario:', 'Given', 'When', 'Then one sees “En cours”']],
    [
      'fr',
      ['Fonctionnalité:', 'Scénario:', "Étant donné qu'un visiteur", 'Quand', 'Alors on voit'],
    ],
    ['es', ['Característica:', 'Escenario:', 'Dado que', 'Cuando', 'Entonces se ve «En cours»']],
  ] as const)('has the keywords of Gherkin in the language %s', async (language, keywords) => {
    const feature = await text('gherkin', language)
    expect(feature).toMatch(new RegExp(`^# language: ${language}\n`))
    expect(keywords.filter((keyword) => !feature.includes(keyword))).toEqual([])
    expect(feature).toContain('  @path-1234abcd @PAGE-19\n')
  })

  it('is a table for spreadsheets, with nothing that they would calculate', async () => {
    const [head, , row] = (await text('csv', 'en')).split('\r\n')
    expect(head).toBe('machine,path,step,who,happens,see,states,tags,requirements')
    expect(row).toBe(`contact,1234abcd,1,You,"'=Envoie, ""vite""",En cours,sending,form,PAGE-19`)
  })

  it('is data for programs', async () => {
    expect(JSON.parse(await text('json', 'es'))).toEqual({
      command: 'npm run x',
      language: 'es',
      paths: [SCRIPT],
    })
  })
})
