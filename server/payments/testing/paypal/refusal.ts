import { randomBytes } from 'node:crypto'

import { type Answer, answerJson } from '../simulator/loopback.ts'

/** A "no" in PayPal's words. */
export class PayPalRefusal extends Error {
  readonly answer: Answer

  constructor(status: number, name: string, issue?: string) {
    super(issue ?? name)
    this.answer = answerJson(
      {
        name,
        message: 'The requested action could not be performed.',
        debug_id: randomBytes(6).toString('hex'),
        details: issue ? [{ issue, description: issue }] : [],
        links: [],
      },
      status,
    )
  }
}

export const unprocessable = (issue: string) =>
  new PayPalRefusal(422, 'UNPROCESSABLE_ENTITY', issue)

export const missing = () => new PayPalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

export const malformed = (issue: string) => new PayPalRefusal(400, 'INVALID_REQUEST', issue)
