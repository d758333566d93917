import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted } from '../answer.ts'
import type { Api } from '../client.ts'

export interface Subscription {
  email: string
  /** Some backends send the mail to whom it names; ours to the operator alone. */
  operator: string
  /** In which the server answers by email. */
  language: string
}

/** Requests the newsletter (PAGE-17); without `confirmsNewsletter` the operator is notified. */
export const subscribe = (api: Api, { email, operator, language }: Subscription): Promise<void> =>
  send(api, {
    from: email,
    to: operator,
    subject: 'Newsletter',
    message: '',
    language,
    isContactForm: false,
  })

export interface ContactMessage extends Subscription {
  subject: string
  message: string
}

/** Writes to the operator, with a copy to who writes (PAGE-34, WIRE-22). */
export const writeToOperator = (
  api: Api,
  { email, operator, subject, message, language }: ContactMessage,
): Promise<void> =>
  send(api, { from: email, to: operator, subject, message, language, isContactForm: true })

const send = (api: Api, body: components['schemas']['SendEmail']): Promise<void> =>
  requireAccepted(api.POST('/api/send-email', { body, parseAs: 'text' }))
