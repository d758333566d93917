import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'

import { pageParam } from '#api/links/link-params.ts'

import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { NotificationsPageSkeleton } from '../features/notifications/notifications-page-skeleton.tsx'

/**
 * The list's flow starts when the page is entered and ends when the page is left; a preload on hover does not
 * start it.
 */
export const Route = createFileRoute('/_data/notifications')({
  validateSearch: v.object({ page: pageParam }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, location, deps: { page }, preload }) => {
    await context.session.requireUser(location)
    const notifications = await context.notifications.life()
    if (!preload) notifications.actor.send({ type: 'list.opened', page })
    return notifications
  },
  staticData: { isPrivate: true },
  component: NotificationsRoute,
  pendingComponent: NotificationsPageSkeleton,
})

function NotificationsRoute() {
  const { actor, deletion } = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()

  useEffect(() => {
    actor.send({ type: 'list.opened', page })
    actor.send({ type: 'page.turned', page })
  }, [actor, page])
  useEffect(() => () => actor.send({ type: 'list.closed' }), [actor])
  useEffect(() => {
    const lost = actor.on('pageLost', (fact) =>
      navigate({ search: { page: fact.page > 1 ? fact.page : undefined }, replace: true }),
    )
    return () => lost.unsubscribe()
  }, [actor, navigate])

  return <NotificationsPage key={page} actor={actor} deletion={deletion} />
}
