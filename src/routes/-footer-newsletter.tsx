import { subscribe } from '#api/operator-mail.ts'

import { BotCheckedForm } from '../features/bot-check/bot-checked-form.tsx'
import { Newsletter } from '../features/newsletter/newsletter.tsx'
import type { FooterProps } from './-footer.tsx'

/** The form of the newsletter, which comes with the visitor's first move. */
export function FooterNewsletter({ app: { api, config, flows } }: FooterProps) {
  const { contactEmail } = config

  return (
    <BotCheckedForm flows={flows}>
      <Newsletter
        contactEmail={contactEmail}
        onSubscribe={(email) => subscribe(api, { email, operator: contactEmail })}
      />
    </BotCheckedForm>
  )
}
