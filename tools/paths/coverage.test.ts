import { describe, expect, it } from 'vitest'

import { findGaps, walkedBy } from './commands/coverage.ts'
import { documentedAnswers, listUnwalkedAnswers } from './contract-answers.ts'

const CONTRACT = `
paths:
  /api/sign-in:
    post:
      operationId: signIn
      responses:
        '200': { description: In. }
        '409': { $ref: '#/components/responses/Conflict' }
components:
  responses:
    Conflict:
      content:
        application/problem+json:
          schema: { allOf: [{ properties: { code: { enum: [busy, taken] } } }] }
`

describe('the coverage of the paths', () => {
  it('reads every answer from the contract, one for each code', () => {
    expect(documentedAnswers(CONTRACT)).toEqual([
      { operation: 'signIn', status: 200, code: null },
      { operation: 'signIn', status: 409, code: 'busy' },
      { operation: 'signIn', status: 409, code: 'taken' },
    ])
  })

  it('reports a transition, a gesture and an answer that no path takes', async () => {
    const walked = await walkedBy('contact')
    expect(findGaps(walked)).toEqual([])
    const cut = { ...walked, paths: walked.paths.map((path) => path.slice(0, 1)) }
    expect(findGaps(cut)).toEqual(
      expect.arrayContaining(['contact.writing: message.completed', 'contact: "sends a message"']),
    )
    expect(listUnwalkedAnswers(cut).join()).toContain('contact, sendMessage: sendEmail 200')
    expect(listUnwalkedAnswers(walked).join()).not.toContain('sendEmail 200')
  })
})
