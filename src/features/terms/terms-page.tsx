import { chakra, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useDates } from '#ui/dates.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Page } from '#ui/page.tsx'
import { P } from '#ui/type.tsx'

import { Changes } from './chapters/changes.tsx'
import { Money } from './chapters/money.tsx'
import { Rights } from './chapters/rights.tsx'
import { TheContract } from './chapters/the-contract.tsx'
import { TheRoad } from './chapters/the-road.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { TERMS_SINCE, type TermsFacts } from './terms-facts.ts'

/** What a customer agrees to at sign-up and at checkout (specification 2 and 5). */
export function TermsPage(facts: TermsFacts) {
  const { t } = useLingui()
  const since = useDates().date(TERMS_SINCE)

  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <PageHeading title={t`Terms of use`} />
          <P tone="muted">
            <Trans>In force since {since}</Trans>
          </P>
        </Stack>
        <chakra.div
          display="grid"
          columnGap="12"
          rowGap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 44rem)' }}
        >
          <TableOfContents />
          <Stack gap="10">
            <TheContract facts={facts} />
            <Money />
            <Changes />
            <TheRoad />
            <Rights facts={facts} />
          </Stack>
        </chakra.div>
      </Stack>
    </Page>
  )
}
