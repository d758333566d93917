import { createFileRoute } from '@tanstack/react-router'

import { NotFoundPage } from '../features/layout/not-found-page.tsx'

export const Route = createFileRoute('/$')({
  staticData: { isMissing: true },
  component: NotFoundPage,
})
