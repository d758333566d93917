import { createFileRoute } from '@tanstack/react-router'

import { BotCheckedForm, prepareBotCheck } from '../features/bot-check/bot-checked-form.tsx'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { contactFlow } from '../features/contact/contact.flow.ts'

export const Route = createFileRoute('/_data/contact')({
  loader: ({ context: { flows } }) => prepareBotCheck(flows),
  onLeave: ({ context: { flows } }) => void flows.close('contact'),
  component: ContactRoute,
})

function ContactRoute() {
  const { config, flows } = Route.useRouteContext()
  const operator = config.contactEmail

  return (
    <BotCheckedForm flows={flows}>
      <ContactPage contactEmail={operator} actor={flows.open(contactFlow, operator)} />
    </BotCheckedForm>
  )
}
