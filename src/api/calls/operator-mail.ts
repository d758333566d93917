import type { components } from '@masar/openapi/schema.d.ts'

import { requireAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

export interface Subscription {
  email: string
  /**
   * The operator's address. Some backends send the email to any address given here; ours sends it only to the
   * operator.
   */
  operator: string
  /** The language of the email sent to `email`. */
  language: string
}

/**
 * Subscribes to the newsletter (PAGE-17). Without the `confirmsNewsletter` capability, the server only notifies
 * the operator.
 */
export const subscribeToNewsletter = (
  api: Api,
  { email, operator, language }: Subscription,
): Promise<void> =>
  sendOperatorEmail(api, {
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

/** Sends a message to the operator, with a copy to the sender (PAGE-34, WIRE-22). */
export const writeToOperator = (
  api: Api,
  { email, operator, subject, message, language }: ContactMessage,
): Promise<void> =>
  sendOperatorEmail(api, {
    from: email,
    to: operator,
    subject,
    message,
    language,
    isContactForm: true,
  })

const sendOperatorEmail = (api: Api, body: components['schemas']['SendEmail']): Promise<void> =>
  requireAccepted(api.POST('/api/send-email', { body, parseAs: 'text' }))
