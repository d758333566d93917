import { createFileRoute } from '@tanstack/react-router'

import { loadTexts } from '#i18n/activate.ts'

import { AboutPage } from '../features/about/about-page.tsx'

export const Route = createFileRoute('/about')({
  beforeLoad: () => loadTexts('information'),
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutPage siteName={Route.useRouteContext().config.siteName} />
}
