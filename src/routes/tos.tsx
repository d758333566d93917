import { createFileRoute } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'

import { TermsPage } from '../features/terms/terms-page.tsx'

export const Route = createFileRoute('/tos')({
  beforeLoad: () => loadTexts('information'),
  component: TermsRoute,
})

function TermsRoute() {
  const { siteName, contactEmail } = Route.useRouteContext().config

  return <TermsPage siteName={siteName} contactEmail={contactEmail} />
}
