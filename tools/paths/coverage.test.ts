import { runCommand } from 'statechart-paths/command'
import { describe, expect, it } from 'vitest'

import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import config from '../../statechart-paths.config.ts'
import { listDocumentedAnswers, listUnwalkedAnswers } from './contract-answers.ts'

describe('path coverage', () => {
  it('includes every answer in the contract, one per problem code', () => {
    const answers = listDocumentedAnswers().filter(({ operation }) => operation === 'checkOut')
    expect(answers).toContainEqual({ operation: 'checkOut', status: 200, code: null })
    const taken = { operation: 'checkOut', status: 409, code: 'car-taken' }
    expect(answers).toContainEqual(taken)
  })

  it('reports answers that no path covers', () => {
    const missing = listUnwalkedAnswers({ machine: 'contact', labels: new Set() })
    expect(missing.join()).toContain('contact, sendMessage: sendEmail 200')
    const labels = new Set(['sendMessage done: taken'])
    expect(listUnwalkedAnswers({ machine: 'contact', labels }).join()).not.toContain('200')
  })

  it('has a section for the contract’s answers', async () => {
    const machines = { contact: CATALOGUE.contact }
    const { stdout } = await runCommand({ ...config, machines }, ['coverage'])
    expect(stdout).toContain('that no path takes\n\nNone.')
    expect(stdout).toContain('## Answers of the contract that no path gives\n\n- contact, ')
  })
})
