import { Trans } from '@lingui/react/macro'

import type { Problem } from '@masar/domain/service/problem.ts'

import { styled } from '#ui/style/styled.ts'

const Reference = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

/** The id by which operators find a server failure in the log. Refusals explain themselves and have none. */
export function RequestReference({ problem }: { problem: Problem | null }) {
  if (problem?.kind !== 'http' || problem.status < 500 || !problem.requestId) return null
  const { requestId } = problem

  return (
    <Reference>
      <Trans>Support reference: {requestId}</Trans>
    </Reference>
  )
}
