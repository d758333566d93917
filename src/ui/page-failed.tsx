import { HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { problemOf } from '#api/problem.ts'

import { Button, ButtonLink } from './button.tsx'
import { PageHeading } from './page-heading.tsx'
import { Page } from './page.tsx'
import { ProblemText } from './problem-text.tsx'
import { P } from './type.tsx'

/** A page that could not be shown: what happened, and two ways on. */
export function PageFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const { t } = useLingui()
  const problem = problemOf(error)
  const isPlain = problem.kind === 'contract' || (problem.kind === 'http' && problem.status !== 429)

  return (
    <Page width="text">
      <Stack gap="6" py={{ base: '4', md: '10' }}>
        <PageHeading title={t`Something went wrong.`} />
        <P tone="muted" size="lg">
          {isPlain ? (
            <Trans>The page could not be loaded. Nothing you have entered is lost.</Trans>
          ) : (
            <ProblemText problem={problem} />
          )}
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
