import type { ReactNode } from 'react'

import { CoastBand } from '#ui/drawings/coast-band.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

export interface WayBackProps {
  title: string
  /** One sentence. */
  children: ReactNode
  /** Links to continue, the best one first. */
  actions: ReactNode
  /** A search form to start over. */
  search?: ReactNode
}

/**
 * A page without content of its own: a drawing, a sentence that explains what happened, links to continue, and
 * a search form.
 */
export function WayBack({ title, children, actions, search }: WayBackProps) {
  return (
    <>
      <CoastBand />
      <Page>
        <Stack gap="8">
          <Stack gap="4" maxW="40rem">
            <PageHeading title={title} />
            <P size="lg" tone="muted">
              {children}
            </P>
            <HStack gap="3" wrap="wrap">
              {actions}
            </HStack>
          </Stack>
          {search ? <styled.div>{search}</styled.div> : null}
        </Stack>
      </Page>
    </>
  )
}
