import { Plural, Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'

import { OutsideLink } from '../control/link.tsx'
import { Notice } from '../toast/notice.tsx'
import { styled, Stack } from '../style/styled.ts'
import { focusField } from './focus-field.ts'
import type { ShownError } from './form-types.ts'

export interface ErrorSummaryProps {
  form: { summary: readonly ShownError[] }
}

/** Everything wrong with a form that was sent, each a link to its field (FORM-3). */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  if (form.summary.length === 0) return null

  const missing = form.summary.filter((error) => error.missing)
  const wrong = form.summary.filter((error) => !error.missing)

  return (
    <Notice tone="danger" urgent title={<Trans>Please fix errors</Trans>}>
      <Stack gap="1" as="ul" listStyleType="none">
        {missing.length > 0 ? (
          <li>
            <Plural
              value={missing.length}
              one="Please fill in the field:"
              other="Please fill in the fields:"
            />{' '}
            {missing.map((error, index) => (
              <Fragment key={error.id}>
                {index > 0 ? ', ' : null}
                <FieldLink id={error.id}>{error.label}</FieldLink>
              </Fragment>
            ))}
          </li>
        ) : null}
        {wrong.map((error) => (
          <li key={error.id}>
            <FieldLink id={error.id}>
              {isShared(error, wrong) ? <Named error={error} /> : error.message}
            </FieldLink>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

/** One sentence of several fields would be the same line several times over. */
const isShared = ({ id, message }: ShownError, among: readonly ShownError[]) =>
  among.some((other) => other.id !== id && other.message === message)

function Named({ error: { label, message } }: { error: ShownError }) {
  return (
    <Trans comment="A field and what is wrong with it">
      {label}: {message}
    </Trans>
  )
}

/** Moves the focus itself: following the hash would be a navigation. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <OutsideLink
      href={`#${id}`}
      color="inherit"
      onClick={(event) => {
        event.preventDefault()
        focusField(id)
      }}
    >
      <styled.span>{children}</styled.span>
    </OutsideLink>
  )
}
