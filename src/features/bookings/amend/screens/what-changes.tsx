import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import {
  isIncludedExtra,
  EXTRAS,
  type Extra,
  type ExtraOffer,
} from '@masar/domain/pricing/extras.ts'
import type { AmendableFields } from '@masar/machines/amendment/amendment-facts.ts'
import { EXTRA_NAMES } from '#rental/car-facts/car-names.ts'
import { useDates } from '#ui/control/dates.tsx'
import { useTripFieldNames } from '#rental/trip-form/trip-messages.ts'
import { styled } from '#ui/style/styled.ts'

import { listRentalLocations } from '../form/trip-changes.tsx'
import type { AmendmentFacts } from '../form/use-amendment-form.ts'

export interface WhatChangesProps {
  before: AmendableFields
  after: AmendableFields
  offers: Record<Extra, ExtraOffer>
  facts: AmendmentFacts
}

/**
 * Each change with its old and new value. An option that the car now includes is not a change: the customer did not
 * select it.
 */
export function WhatChanges({ before, after, offers, facts }: WhatChangesProps) {
  const { i18n, t } = useLingui()
  const { moment } = useDates()
  const names = useTripFieldNames()
  const locations = listRentalLocations(facts)
  const findLocation = (id: string) => locations.get(id) ?? id
  const [old, next] = [before.additionalDriver.fullName, after.additionalDriver.fullName]

  return (
    <List>
      <Change
        name={names.pickUp}
        before={findLocation(before.pickUp)}
        after={findLocation(after.pickUp)}
      />
      <Change
        name={names.dropOff}
        before={findLocation(before.dropOff)}
        after={findLocation(after.dropOff)}
      />
      <Change name={names.from} before={moment(before.from)} after={moment(after.from)} />
      <Change name={names.to} before={moment(before.to)} after={moment(after.to)} />
      {EXTRAS.filter((extra) => !isIncludedExtra(extra, offers[extra])).map((extra) => (
        <Change
          key={extra}
          name={i18n._(EXTRA_NAMES[extra])}
          before={before.extras[extra] ? t`with` : t`without`}
          after={after.extras[extra] ? t`with` : t`without`}
        />
      ))}
      {after.extras.additionalDriver && next ? (
        <Change name={t`Additional driver`} before={old || t`none`} after={next} />
      ) : null}
    </List>
  )
}

const List = styled('ul', { base: { listStyleType: 'none' } })
/** The label beside the change; stacked on phones. */
const Line = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
    columnGap: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0', pt: '0' },
    _last: { pb: '0' },
    overflowWrap: 'anywhere',
  },
})

interface ChangeProps {
  name: ReactNode
  before: string
  after: string
}

function Change({ name, before, after }: ChangeProps) {
  if (before === after) return null

  return (
    <Line>
      <styled.span fontSize="sm" color="fg.muted" pt={{ sm: '0.5' }}>
        {name}
      </styled.span>
      <span>
        <styled.del color="fg.muted">
          <styled.span srOnly>
            <Trans comment="Before what something was so far">before:</Trans>
          </styled.span>{' '}
          {before}
        </styled.del>{' '}
        <styled.ins fontWeight="semibold" textDecoration="none">
          <styled.span srOnly>
            <Trans comment="Before what something will be">then:</Trans>
          </styled.span>{' '}
          {after}
        </styled.ins>
      </span>
    </Line>
  )
}
