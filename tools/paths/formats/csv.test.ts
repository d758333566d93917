import { expect, it } from 'vitest'

import { loadWords } from '../words/words.ts'
import { renderCsv } from './csv.ts'

it('a row of a spreadsheet has quoted texts, and nothing that it would calculate', async () => {
  const step = { number: 1, isByHand: true, tags: ['form'], requirements: ['PAGE-19'] }
  const see = [{ state: 'sending', title: 'En cours' }]
  const screen = { texts: { heading: ['Contact us'] }, same: null }
  const sends = { ...step, origin: 'user' as const, happens: '=Envoie, "vite"', see, screen }
  const scripts = [{ id: '1234abcd', machine: 'contact' as const, steps: [sends] }]
  const [, row] = renderCsv({ scripts, command: '', words: await loadWords('en') }).split('\r\n')
  expect(row).toBe(`contact,1234abcd,1,You,"'=Envoie, ""vite""",En cours,sending,form,PAGE-19`)
})
