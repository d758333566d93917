import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'

import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { TextField } from '#ui/form/form-fields.tsx'
import { H3, P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { OtherDriverFields } from '#rental/person/other-driver-fields.tsx'
import { usePhoneHint } from '#rental/person/phone-hint.ts'
import { BirthDateField } from '#rental/person/birth-date-field.tsx'
import { SignInLink } from '#rental/screens/sign-in-link.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { AccountDriver } from './account-driver.tsx'
import { DriverRefusals } from './driver-refusals.tsx'
import { OTHER_DRIVER_NAMES } from './driver-values.ts'
import { MainDriverChoice, MainDriverFields } from './main-driver-choice.tsx'
import { type DriverForm, useDriverForm } from './use-driver-form.ts'
import { ContinueButton } from '../continue-button.tsx'

export interface DriverStepProps {
  actor: CheckoutActor
  isEmailTaken: (email: string) => Promise<boolean>
  /** Renders the driving license upload. */
  renderLicense?: ((isMissing: boolean) => ReactNode) | undefined
}

/** The driver form. Remounts for another customer; the input is kept in the draft. */
export function DriverStep(props: DriverStepProps) {
  const userId = useSelector(props.actor, ({ context }) => context.userId)

  return <DriverDetails key={userId} {...props} />
}

function DriverDetails({ actor, isEmailTaken, renderLicense }: DriverStepProps) {
  const { account, userId, quote, draft, invalid } = useSelector(actor, ({ context }) => context)
  const driverForm = useDriverForm(actor, isEmailTaken)
  const { form } = driverForm
  const formId = useId()
  const isGuest = userId === null

  return (
    <styled.form id={formId} {...form.formProps}>
      <Stack gap="6">
        <ErrorSummary form={form} />
        {isGuest ? (
          <HStack wrap="wrap" gap="2" fontSize="sm">
            <Trans>Do you have an account?</Trans>
            <SignInLink look="text">
              <Trans>Sign in (we’ve saved what you entered)</Trans>
            </SignInLink>
          </HStack>
        ) : (
          <AccountDriver account={account ?? {}} />
        )}
        <DriverRefusals actor={actor} />
        <MainDriverChoice actor={actor} />
        {isGuest && !driverForm.isDriving ? (
          <H3>
            <Trans>Your details</Trans>
          </H3>
        ) : null}
        <DriverFields driverForm={driverForm} isGuest={isGuest} />
        <MainDriverFields actor={actor} driverForm={driverForm} />
        {draft.extras.additionalDriver ? (
          <OtherDriverFields
            form={driverForm.form}
            title={<Trans>Additional driver</Trans>}
            names={OTHER_DRIVER_NAMES.additionalDriver}
            age={driverForm.age}
          />
        ) : null}
        {quote?.licenseRequired ? renderLicense?.(invalid.includes('license')) : null}
        <ContinueButton from="driver" form={formId} />
      </Stack>
    </styled.form>
  )
}

interface FieldsProps {
  driverForm: DriverForm
  isGuest: boolean
}

/** The fields that the account lacks; for a guest, all fields. */
function DriverFields({ driverForm, isGuest }: FieldsProps) {
  const phoneHint = usePhoneHint()
  const { t } = useLingui()
  const { form, has, age, isDriving, isTaken, askEmail } = driverForm

  return (
    <FieldGrid>
      {has('fullName') ? <TextField form={form} name="fullName" autoComplete="name" /> : null}
      {has('email') ? (
        <TextField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          onBlurCapture={askEmail}
          hint={
            isTaken ? (
              <SignInLink look="text">{t`Sign in`}</SignInLink>
            ) : (
              t`We’ll send the confirmation to this address.`
            )
          }
        />
      ) : null}
      {has('phone') ? (
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={phoneHint}
        />
      ) : null}
      {has('birthDate') ? (
        <BirthDateField form={form} name="birthDate" age={isDriving ? age : undefined} />
      ) : null}
      {isGuest ? (
        <P size="sm" tone="muted" gridColumn="1 / -1">
          <Trans>
            No password needed: we’ll create your account, and you can choose a password later from
            the email we send.
          </Trans>
        </P>
      ) : null}
    </FieldGrid>
  )
}
