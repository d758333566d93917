import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { asProblem } from '#api/problem.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { ProblemText } from '#rental/problem-text.tsx'
import { Tick } from '#ui/control/tick.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

export interface EmailSwitchProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => Promise<void>
}

/** Turns emails about bookings on or off. The checkbox changes immediately, and is restored if saving fails. */
export function EmailSwitch({ isOn, onSwitch }: EmailSwitchProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const change = useMutation({
    mutationFn: onSwitch,
    onSuccess: () => {
      showToast({ tone: 'success', text: t`Changes made successfully.` })
    },
  })
  const isShownOn = change.isPending || change.isSuccess ? change.variables : isOn

  return (
    <>
      <Tick
        type="checkbox"
        id="email-notifications"
        name="email-notifications"
        checked={isShownOn}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked)
        }}
      >
        <Trans>Enable email notifications</Trans>
      </Tick>
      {change.error ? (
        <Notice tone="danger" urgent>
          <ProblemText problem={asProblem(change.error)} />
        </Notice>
      ) : null}
    </>
  )
}
