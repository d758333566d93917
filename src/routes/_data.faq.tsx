import { createFileRoute, useLocation } from '@tanstack/react-router'
import * as v from 'valibot'

import { useQuery } from '#api/cache/use-query.ts'
import { keywordParam } from '#api/links/link-params.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'
import { useHydrated } from '#ui/lifecycle/hydration.ts'

import { FaqPage } from '../features/faq/faq-page.tsx'

export const Route = createFileRoute('/_data/faq')({
  validateSearch: v.object({ q: keywordParam }),
  component: FaqRoute,
})

function FaqRoute() {
  const { api, config } = Route.useRouteContext()
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const questionId = useLocation({ select: ({ hash }) => hash })
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  // The fragment of the URL is known only in the browser, because it is not sent to the server.
  const isHydrated = useHydrated()
  const stay = { replace: true, resetScroll: false } as const

  return (
    <FaqPage
      facts={{ siteName: config.siteName, contactEmail: config.contactEmail, settings }}
      words={q}
      asked={isHydrated ? questionId : ''}
      onWords={(words) => void navigate({ ...stay, search: words ? { q: words } : {} })}
      onAsked={(id) => void navigate({ ...stay, search: true, hash: id })}
    />
  )
}
