import { describe, expect, it } from 'vitest'

import { findGaps, readWalkedPaths } from './commands/coverage.ts'
import { documentedAnswers, listUnwalkedAnswers } from './contract-answers.ts'

describe('the coverage of the paths', () => {
  it('reads every answer of the contract, one per code', () => {
    const answers = documentedAnswers().filter(({ operation }) => operation === 'checkOut')
    expect(answers).toContainEqual({ operation: 'checkOut', status: 200, code: null })
    const taken = { operation: 'checkOut', status: 409, code: 'car-taken' }
    expect(answers).toContainEqual(taken)
  })

  it('reports transitions, gestures and answers that no path covers', async () => {
    const walked = await readWalkedPaths('contact')
    expect(findGaps(walked)).toEqual([])
    const cut = { ...walked, paths: walked.paths.map((path) => path.slice(0, 1)) }
    expect(findGaps(cut)).toEqual(
      expect.arrayContaining(['contact.writing: message.completed', 'contact: "sends a message"']),
    )
    expect(listUnwalkedAnswers(cut).join()).toContain('contact, sendMessage: sendEmail 200')
    expect(listUnwalkedAnswers(walked).join()).not.toContain('sendEmail 200')
  })
})
