import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'

import { subscribe } from '#api/operator-mail.ts'
import type { RouterContext } from '#app/router.ts'

import { BotCheckedForm } from '../features/bot-check/bot-checked-form.tsx'
import { ShortFooter } from '../features/layout/short-footer.tsx'
import { SiteFooter } from '../features/layout/site-footer.tsx'
import { Newsletter } from '../features/newsletter/newsletter.tsx'

/** Terms and a person to ask: all that a page without exits has. */
const isShort = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.some(({ staticData }) => staticData.hasNoExits)

export interface FooterProps {
  app: Pick<RouterContext, 'api' | 'config' | 'flows'>
}

/** What the root route draws below every page. */
export function Footer({ app }: FooterProps) {
  const { siteName, contactEmail, hideSuppliers } = app.config

  if (useMatches({ select: isShort })) return <ShortFooter contactEmail={contactEmail} />
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
