import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useDates } from '../control/dates.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { Page } from '../page/page.tsx'
import { styled, Stack } from '../style/styled.ts'
import { P } from '../style/type.tsx'

export interface ArticleProps {
  title: string
  /** The date on which the text last changed. */
  since: string
  contents: ReactNode
  children: ReactNode
}

/** An article with its contents beside it. */
export function Article({ title, since, contents, children }: ArticleProps) {
  const day = useDates().date(since)

  return (
    <Page>
      <Stack gap="8">
        <PageIntro title={title} scene="walls">
          <P tone="muted">
            <Trans>In force since {day}</Trans>
          </P>
        </PageIntro>
        <styled.div
          display="grid"
          columnGap="12"
          rowGap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 44rem)' }}
          css={{ '@media print': { display: 'block' } }}
        >
          {contents}
          <Stack gap="10">{children}</Stack>
        </styled.div>
      </Stack>
    </Page>
  )
}

export const ArticleList = styled('ul', {
  base: { ps: '5', listStyleType: 'disc', display: 'grid', gap: '1' },
})
