import { createFileRoute } from '@tanstack/react-router'

import { writeToOperator } from '#api/operator-mail.ts'
import { usePreferences } from '#ui/preferences.tsx'

import { formGate } from '../features/bot-check/form-gate.tsx'
import { ContactPage } from '../features/contact/contact-page.tsx'

export const Route = createFileRoute('/_data/contact')({
  loader: async ({ context }) => ({ Gate: await formGate(context) }),
  component: ContactRoute,
})

function ContactRoute() {
  const { api, config } = Route.useRouteContext()
  const { Gate } = Route.useLoaderData()
  const { language } = usePreferences()
  const operator = config.contactEmail

  return (
    <Gate>
      <ContactPage
        contactEmail={operator}
        onSend={(written) => writeToOperator(api, { ...written, operator, language })}
      />
    </Gate>
  )
}
