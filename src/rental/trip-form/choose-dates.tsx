import { Trans } from '@lingui/react/macro'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { TripFormState } from './use-trip-form.ts'

const TripCalendar = lazyPart(async () => (await import('./trip-calendar.tsx')).TripCalendar)
const prepare = () => void TripCalendar.download().catch(() => undefined)

/** Opens a calendar of both days, beside the two fields that can be typed in. */
export function ChooseDates({ form }: { form: TripFormState }) {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        mt="1"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true)
          setOpened(opened + 1)
        }}
      >
        <CalendarRange aria-hidden size={18} />
        <Trans>Choose the dates</Trans>
      </Button>
      {opened > 0 ? (
        // Drawn anew it is asked for again, where it could not be downloaded.
        <TripCalendar key={opened} {...{ form, isOpen }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
