import { subscribeToNewsletter } from '#api/calls/operator-mail.ts'
import type { RouterContext } from '#app/router.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'

import { BotCheckedForm } from '../features/bot-check/bot-checked-form.tsx'
import { Newsletter } from '../features/newsletter/newsletter.tsx'

export interface FooterProps {
  app: Pick<RouterContext, 'api' | 'config' | 'flows'>
}

export function FooterNewsletter({ app: { api, config, flows } }: FooterProps) {
  const { contactEmail } = config
  const { language } = usePreferences()

  return (
    <BotCheckedForm flows={flows}>
      <Newsletter
        contactEmail={contactEmail}
        onSubscribe={(email) =>
          subscribeToNewsletter(api, { email, operator: contactEmail, language })
        }
      />
    </BotCheckedForm>
  )
}
