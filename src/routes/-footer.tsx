import { subscribe } from '#api/operator-mail.ts'
import type { RouterContext } from '#app/router.ts'

import { BotCheckedForm } from '../features/bot-check/bot-checked-form.tsx'
import { SiteFooter } from '../features/layout/site-footer.tsx'
import { Newsletter } from '../features/newsletter/newsletter.tsx'

export interface FooterProps {
  app: Pick<RouterContext, 'api' | 'config' | 'flows'>
}

/** What the root route draws below every page. */
export function Footer({ app }: FooterProps) {
  const { siteName, contactEmail, hideSuppliers } = app.config

  return (
    <SiteFooter
      siteName={siteName}
      contactEmail={contactEmail}
      hidesSuppliers={hideSuppliers}
      newsletter={
        <BotCheckedForm flows={app.flows}>
          <Newsletter
            contactEmail={contactEmail}
            onSubscribe={(email) => subscribe(app.api, { email, operator: contactEmail })}
          />
        </BotCheckedForm>
      }
    />
  )
}
