import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

import { Button } from '#ui/control/button.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled } from '#ui/style/styled.ts'
import { useChoosing } from './choosing.ts'
import { ChosenDates, ChosenLength } from './chosen-dates.tsx'
import { MomentErrors } from './moment-errors.tsx'
import { cellControl } from './trip-cell.tsx'
import {
  CalendarSpace,
  DatesPanel,
  PanelBody,
  PanelFooter,
  PanelHeader,
} from './trip-dates-panel.tsx'
import { TripMoments } from './trip-moments.tsx'
import type { TripFormState } from '../use-trip-form.ts'

const DatesBoard = lazyPart(async () => (await import('./dates-board.tsx')).DatesBoard, {
  Fallback: ({ form, errorsId }) => (
    <>
      <TripMoments form={form} isOpen />
      <styled.div id={errorsId} _empty={{ display: 'none' }}>
        <MomentErrors form={form} />
      </styled.div>
      <CalendarSpace />
    </>
  ),
})

const OpenerButton = styled('button', cellControl, { defaultProps: { type: 'button' } })

export interface TripDatesProps {
  form: TripFormState
  hint?: string | undefined
}

/**
 * Both days in one field, with a panel below it that fills the screen on a phone. It works without JavaScript:
 * the panel is a native popover with native controls. Once loaded, our own controls and the calendar replace
 * them.
 */
export function TripDates({ form, hint }: TripDatesProps) {
  const { t } = useLingui()
  const id = useId()
  const panelId = `${id}-panel`
  const openerId = `${id}-opener`
  const panel = useRef<HTMLDialogElement>(null)
  const [openings, setOpenings] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const [keepsNative, setKeepsNative] = useState(false)
  const choosing = useChoosing(form)
  const isWrong = form.error('from') ?? form.error('to')
  const errorsId = `${id}-errors`

  // The panel may have been opened before hydration.
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return
    // oxlint-disable-next-line react/set-state-in-effect -- runs once, with state that only exists in the browser
    setOpen(true)
    setKeepsNative(panel.current.querySelector(':is(input, select):focus') !== null)
  }, [])

  const close = () => panel.current?.hidePopover()

  function followPanel(state: string) {
    setOpen(state === 'open')
    choosing.finish()
    setKeepsNative(false)
    if (state !== 'open') return
    setOpenings(openings + 1)
    // The focus may already be in a native control, which our own controls then replace.
    const reached = document.activeElement
    setStartsAt(reached && panel.current?.contains(reached) ? reached.id : null)
    // Scrolls the page if the panel fits neither above nor below the field.
    panel.current?.scrollIntoView({ block: 'nearest' })
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  /** Closes the panel when the focus moves out of it. */
  function closeOnFocusOut({ relatedTarget, currentTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Element) || relatedTarget.id === openerId) return
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <>
      <styled.span data-cell-label id={`${id}-label`}>
        <Trans>Dates</Trans>
      </styled.span>
      <OpenerButton
        id={openerId}
        data-cell
        data-invalid={isWrong ? '' : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={isWrong || hint ? errorsId : undefined}
        popoverTarget={panelId}
        style={{ anchorName: toAnchorName(id) }}
        onPointerEnter={DatesBoard.prefetch}
        onFocus={DatesBoard.prefetch}
      >
        {/* Reserves two lines for the dates in a narrow column, because prerendered markup has no dates yet. */}
        <styled.span
          id={`${id}-value`}
          display="flex"
          flexWrap="wrap"
          alignContent="center"
          columnGap="1"
          minH={{ base: '2lh', lg: '1lh' }}
          css={{
            '@media (min-width: 48rem) and (max-width: 63.9975rem)': {
              minH: 'calc(var(--lines-md) * 1lh)',
            },
          }}
        >
          <ChosenDates form={form} choosing={choosing} />
        </styled.span>
      </OpenerButton>
      {isOpen ? null : (
        <div id={errorsId}>
          <MomentErrors form={form} />
          {hint && !isWrong ? (
            <styled.p id={`${id}-hint`} mt="1" fontSize="sm">
              {hint}
            </styled.p>
          ) : null}
        </div>
      )}
      <DatesPanel
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={t`Dates`}
        style={{ positionAnchor: toAnchorName(id) }}
        onKeyDown={closeOnEscape}
        onBlur={closeOnFocusOut}
        onToggle={({ newState }) => followPanel(newState)}
      >
        <PanelHeader>
          <Trans>Dates</Trans>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Close`}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            <X aria-hidden size={20} />
          </Button>
        </PanelHeader>
        <PanelBody>
          {isOpen ? (
            <DatesBoard key={openings} {...{ form, choosing, errorsId, startsAt, keepsNative }} />
          ) : (
            <>
              <TripMoments form={form} isOpen={false} />
              <CalendarSpace {...NEEDS_SCRIPT_PROPS} />
            </>
          )}
        </PanelBody>
        <PanelFooter>
          <ChosenLength form={form} choosing={choosing} />
          <Button popoverTarget={panelId} popoverTargetAction="hide">
            <Trans>Apply</Trans>
          </Button>
        </PanelFooter>
      </DatesPanel>
    </>
  )
}

/** The name of a CSS anchor must start with two dashes. */
const toAnchorName = (id: string) => `--dates${id}`
