import { randomBytes } from 'node:crypto'

import { answerJson, type SimulatorResponse } from '../simulator/loopback.ts'

/** An error in PayPal's format. */
export class PayPalApiError extends Error {
  readonly answer: SimulatorResponse

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

export const createUnprocessableError = (issue: string) =>
  new PayPalApiError(422, 'UNPROCESSABLE_ENTITY', issue)

export const createPayPalNotFoundError = () =>
  new PayPalApiError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

export const createMalformedError = (issue: string) =>
  new PayPalApiError(400, 'INVALID_REQUEST', issue)
