import { Trans, useLingui } from '@lingui/react/macro'

import {
  isIncludedExtra,
  EXTRAS,
  type Extra,
  type ExtraOffer,
} from '@masar/domain/pricing/extras.ts'
import { isWallClock, makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import { EXTRA_NAMES, getIncludedNames } from '#rental/car-facts/car-names.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OfferLabel } from '#rental/car-facts/offer-label.tsx'
import { OptionPicture } from '#rental/option-picture/option-picture.tsx'
import { OptionRow } from '#rental/option-picture/option-row.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'

import { toBookingTimes } from '../../booking-times.ts'
import { getExtraOffers } from '../flow/amendment-quote.ts'
import { toExtraControlId } from './extra-controls.ts'
import type { AmendmentSectionProps } from './trip-changes.tsx'

/** The options to add or remove, with their prices for the selected dates. */
export function ExtraChanges({ form, facts: { booking, car } }: AmendmentSectionProps) {
  const { i18n } = useLingui()
  const included = getIncludedNames(useCapabilities())
  const { from: start, to: end, extras } = form.values
  const { zone, from, to } = toBookingTimes(booking)
  const isWhole = isWallClock(start) && isWallClock(end)
  const span = isWhole ? makeRentalSpan(start, end) : makeRentalSpan(from, to)
  const offers = getExtraOffers(car, span, zone)
  const isFixed = (extra: Extra) => isBought(booking, extra) || isSettled(extra, offers[extra])

  return (
    <styled.fieldset>
      <styled.legend srOnly>
        <Trans>Options</Trans>
      </styled.legend>
      <Stack gap="0">
        {EXTRAS.map((extra) => (
          <OptionRow key={extra}>
            <OptionPicture
              extra={extra}
              isSelected={extras[extra] || isIncludedExtra(extra, offers[extra])}
            />
            <Tick
              type="checkbox"
              id={toExtraControlId(form.id('extras'), extra)}
              checked={extras[extra] || isIncludedExtra(extra, offers[extra])}
              disabled={isFixed(extra)}
              onChange={({ target }) => form.set('extras', { ...extras, [extra]: target.checked })}
              aside={<OfferLabel offer={offers[extra]} />}
            >
              {i18n._((offers[extra].offer === 'included' ? included : EXTRA_NAMES)[extra])}
            </Tick>
          </OptionRow>
        ))}
      </Stack>
    </styled.fieldset>
  )
}

/** Whether the booking has an option that can no longer be removed once bought: cancellation or amendments. */
const isBought = (booking: AmendmentSectionProps['facts']['booking'], extra: Extra) =>
  (extra === 'cancellation' || extra === 'amendments') && booking[extra] === true

const isSettled = (extra: Extra, offer: ExtraOffer) =>
  offer.offer === 'unavailable' || isIncludedExtra(extra, offer)
