import { Trans } from '@lingui/react/macro'

import { ActionRow } from '#ui/control/action-row.tsx'
import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import type { AmendmentActor } from '../flow/amendment.flow.ts'
import { SecondDriver } from './second-driver.tsx'
import { TripChanges } from './trip-changes.tsx'
import { ExtraChanges } from './extra-changes.tsx'
import {
  type AmendmentFacts,
  type AmendmentFormHandle as Form,
  useAmendmentForm,
} from './use-amendment-form.ts'

export interface AmendmentFormProps {
  actor: AmendmentActor
  facts: AmendmentFacts
}

/** The form to change a booking. Nothing is saved before the customer has seen and confirmed the price. */
export function AmendmentForm({ actor, facts }: AmendmentFormProps) {
  const form = useAmendmentForm(actor, facts)

  return (
    <styled.form {...form.formProps}>
      <Stack gap="6">
        <AmendmentFormNotice form={form} />
        <Card>
          <Stack gap="4">
            <H2>
              <Trans>Dates and locations</Trans>
            </H2>
            <TripChanges form={form} facts={facts} />
          </Stack>
        </Card>
        <Card>
          <Stack gap="4">
            <H2>
              <Trans>Options</Trans>
            </H2>
            <ExtraChanges form={form} facts={facts} />
            {form.values.extras.additionalDriver ? <SecondDriver form={form} /> : null}
          </Stack>
        </Card>
        <ActionRow>
          <Button type="submit" size="lg">
            <Trans>See the new price</Trans>
          </Button>
          {form.isUnchanged ? null : (
            <Button variant="outline" size="lg" onClick={form.reset}>
              <Trans>Undo changes</Trans>
            </Button>
          )}
          <Button variant="ghost" size="lg" onClick={form.giveUp}>
            <Trans>Discard</Trans>
          </Button>
        </ActionRow>
      </Stack>
    </styled.form>
  )
}

function AmendmentFormNotice({ form }: { form: Form }) {
  if (form.isNothingChanged) {
    return (
      <Notice tone="info" urgent>
        <Trans>You haven’t changed anything yet.</Trans>
      </Notice>
    )
  }
  if (form.refusal) {
    return (
      <Notice tone="danger" urgent>
        {form.refusal}
      </Notice>
    )
  }
  return <ErrorSummary form={form} />
}
