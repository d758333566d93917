import { HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { problemOf } from '#api/problem.ts'
import type { Problem } from '#machines/problem.ts'

import { Button, ButtonLink } from './button.tsx'
import { useHandedOnFocus } from './handed-on-focus.ts'
import { useOnline } from './online.ts'
import { PageHeading } from './page-heading.tsx'
import { Page } from './page.tsx'
import { ProblemText } from './problem-text.tsx'
import { P } from './type.tsx'

/** A page that could not be shown: what happened, and two ways on. */
export function PageFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const { t } = useLingui()
  const ref = useHandedOnFocus()

  return (
    <Page width="text">
      <Stack ref={ref} gap="6" py={{ base: '4', md: '10' }}>
        <PageHeading title={t`Something went wrong.`} />
        <P tone="muted" size="lg">
          <Why problem={problemOf(error)} />
        </P>
        <HStack gap="3" wrap="wrap">
          <Button onClick={() => void router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to="/" variant="outline">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Page>
  )
}

/** Whose fault it is: the network's, the server's, or nobody knows. */
function Why({ problem }: { problem: Problem }) {
  const isOnline = useOnline()

  if (!isOnline) return <Trans>There is no network. The page comes by itself when it is back.</Trans>
  if (problem.kind === 'http' && problem.status >= 500)
    return <Trans>Our server is in trouble, not your connection. Try again in a moment.</Trans>
  if (problem.kind === 'contract' || (problem.kind === 'http' && problem.status !== 429))
    return <Trans>The page could not be loaded. Nothing you have entered is lost.</Trans>
  return <ProblemText problem={problem} />
}
