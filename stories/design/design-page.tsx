import type { ReactNode } from 'react'

import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1, H2, P } from '#ui/style/type.tsx'

interface DesignPageProps {
  title: string
  about: string
  children: ReactNode
}

/** A page of the design system, on the same background as a page of the app. */
export function DesignPage({ title, about, children }: DesignPageProps) {
  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <H1>{title}</H1>
          <P tone="muted">{about}</P>
        </Stack>
        {children}
      </Stack>
    </Page>
  )
}

/** A section of a design page. */
export function DesignPart({ title, children }: Omit<DesignPageProps, 'about'>) {
  return (
    <Stack gap="4">
      <H2>{title}</H2>
      {children}
    </Stack>
  )
}
