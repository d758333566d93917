import { StepAction } from '#rental/price-block/action-bar.tsx'
import { SubmitButton, type SubmitButtonProps } from '#ui/form/submit-button.tsx'

/** Sends the form of a payment, from below its fields or from the bar of a telephone. */
export function PayButton({ form, ...button }: SubmitButtonProps & { form: string }) {
  return (
    <StepAction inBar={<SubmitButton {...button} form={form} />}>
      <SubmitButton {...button} />
    </StepAction>
  )
}
