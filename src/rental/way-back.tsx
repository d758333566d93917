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
  /** Ways on, the best one first. */
  actions: ReactNode
  /** The form that begins anew. */
  search?: ReactNode
}

/** A page that has nothing to show: the coast, what happened, ways on, and the search in place. */
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
