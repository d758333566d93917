import { Trans } from '@lingui/react/macro'

import type { Problem } from '@masar/domain/service/problem.ts'

import { styled } from '#ui/style/styled.ts'

const Reference = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } })

/**
 * The id with which operators find a server failure in the log. Omitted for refusals, which explain themselves.
 */
export function RequestReference({ problem }: { problem: Problem | null }) {
  if (problem?.kind !== 'http' || problem.status < 500 || !problem.requestId) return null
  const { requestId } = problem

  return (
    <Reference>
      <Trans>Support reference: {requestId}</Trans>
    </Reference>
  )
}
