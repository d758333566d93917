import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ExternalLink } from '../control/link.tsx'
import { Notice } from '../toast/notice.tsx'
import { styled, Stack } from '../style/styled.ts'
import { focusField } from './focus-field.ts'
import type { ShownError } from './form-types.ts'

export interface ErrorSummaryProps {
  form: { summary: readonly ShownError[] }
}

/**
 * Lists the invalid fields of a submitted form, each as a link with its error (FORM-3). Missing fields are
 * listed together.
 */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  if (form.summary.length === 0) return null

  const together = form.summary.filter((error) => error.isNamedTogether)
  const others = form.summary.filter((error) => !error.isNamedTogether)

  return (
    <Notice tone="danger" urgent title={<Trans>Please fix errors</Trans>}>
      <Stack gap="1" fontSize={{ base: 'sm', md: 'md' }} lineHeight={{ base: '1.4', md: 'normal' }}>
        {together.length > 0 ? (
          <div>
            <Trans>Please fill in the fields:</Trans>
            <FieldLinks errors={together} />
          </div>
        ) : null}
        {others.map((error) => (
          <Reason key={error.id} {...error} />
        ))}
      </Stack>
    </Notice>
  )
}

/** If the reason contains the name of the field, the reason is the link. */
function Reason({ id, label, reason }: ShownError) {
  if (reason === null) {
    return (
      <p>
        <Trans>Please fill in the field:</Trans> <FieldLink id={id}>{label}</FieldLink>
      </p>
    )
  }
  const isNamed = reason.toLowerCase().includes(label.toLowerCase())
  return (
    <p>
      <FieldLink id={id}>{isNamed ? reason : label}</FieldLink>
      {isNamed ? null : <Trans comment="A field, and what is wrong with it">: {reason}</Trans>}
    </p>
  )
}

/** One link per line, so that each is easy to touch. */
const FieldLinks = ({ errors }: { errors: readonly ShownError[] }) => (
  <styled.ul listStyleType="none" css={{ '@media (pointer: coarse)': { '& > li': { py: '2' } } }}>
    {errors.map(({ id, label }) => (
      <li key={id}>
        <FieldLink id={id}>{label}</FieldLink>
      </li>
    ))}
  </styled.ul>
)

/** Moves the focus directly, because following the hash would be a navigation. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ExternalLink
      href={`#${id}`}
      color="inherit"
      onClick={(event) => {
        event.preventDefault()
        focusField(id)
      }}
    >
      <styled.span>{children}</styled.span>
    </ExternalLink>
  )
}
