import { chakra, Stack } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Fragment } from 'react'

import type { Form } from './form.tsx'
import { OutsideLink } from './link.tsx'
import { Notice } from './notice.tsx'

export interface ErrorSummaryProps<Values> {
  form: Form<Values>
}

/** Everything wrong with a form that was sent, each a link to its field (specification 5). */
export function ErrorSummary<Values>({ form }: ErrorSummaryProps<Values>) {
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
              <Fragment key={error.field}>
                {index > 0 ? ', ' : null}
                <FieldLink id={form.id(error.field)}>{error.label}</FieldLink>
              </Fragment>
            ))}
          </li>
        ) : null}
        {wrong.map((error) => (
          <li key={error.field}>
            <FieldLink id={form.id(error.field)}>{error.message}</FieldLink>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

/** Moves the focus itself: following the hash would be a navigation. */
function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <OutsideLink
      href={`#${id}`}
      color="inherit"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      <chakra.span>{children}</chakra.span>
    </OutsideLink>
  )
}
