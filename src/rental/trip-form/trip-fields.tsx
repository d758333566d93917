import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Api } from '#api/client.ts'

import { Button } from '#ui/control/button.tsx'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { NEEDS_SCRIPT_PROPS, WithoutScript } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'
import { BarFrame, TripCell } from './dates/trip-cell.tsx'
import { TripDates } from './dates/trip-dates.tsx'
import { TripLocation } from './location/trip-location.tsx'
import type { TripFormState } from './use-trip-form.ts'

const ErrorSummary = lazyPart(async () => (await import('#ui/form/error-summary.tsx')).ErrorSummary)

const Form = styled('form', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
    gridTemplateAreas: 'var(--areas)',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  variants: {
    shape: {
      narrow: {},
      wide: {
        columnGap: { base: '4', lg: '0' },
        gridTemplateAreas: { base: 'var(--areas)', md: 'var(--areas-md)', lg: 'var(--areas-lg)' },
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'var(--columns-lg)',
        },
      },
    },
  },
})

/** The row of the checkbox for the same location, as high as a touch target. */
const SameLocationRow = styled('div', {
  base: { '& [data-needs-script] label': { minH: '11', alignItems: 'center' } },
})

const joinRows = (...areas: (string | false)[]) =>
  areas.flatMap((row) => (row ? `"${row}"` : [])).join(' ')

/** Returns the grid areas of the fields: a column on phones, a bar on wide screens. */
function layOutAreas(isReturn: boolean, isWrong: boolean): Record<`--${string}`, string> {
  return {
    // The number of lines for the dates: on a tablet, they share a row with the location or fill their own.
    '--lines-md': isReturn ? '2' : '1',
    '--areas': joinRows('place', !isReturn && 'drop', 'same', 'dates', 'go', isWrong && 'wrong'),
    '--areas-md': joinRows(
      isReturn ? 'place dates' : 'place drop',
      !isReturn && 'dates dates',
      'same go',
      isWrong && 'wrong wrong',
    ),
    '--areas-lg': isReturn
      ? joinRows('place dates go', 'same same same', isWrong && 'wrong wrong wrong')
      : joinRows(
          'place drop dates go',
          'same same same same',
          isWrong && 'wrong wrong wrong wrong',
        ),
    '--columns-lg': isReturn
      ? 'minmax(0, 1fr) minmax(0, 1.2fr) auto'
      : 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr) auto',
  }
}

export interface TripFormLook {
  api: Api
  submitLabel?: ReactNode
  /** The URL to which the form is submitted without JavaScript; the search page by default. */
  action?: string | undefined
  /** The other query parameters of that URL. */
  keeps?: Readonly<Record<string, string | number | undefined>> | undefined
  /** `wide` is one row on wide screens, `narrow` is always one column. */
  shape?: 'wide' | 'narrow'
}

export interface TripFieldsProps extends TripFormLook {
  /** The form's state. The page provides it, and may fill in fields. */
  form: TripFormState
  hints?: TripHints | undefined
  /** Called when a field of the form gets the focus. */
  onFocus?: (() => void) | undefined
}

/** Hints for missing fields. A field with a hint is highlighted. */
export interface TripHints {
  pickUp?: string | undefined
  dates?: string | undefined
}

/** The fields of the form; the caller provides its state. Without JavaScript it is a plain GET form. */
export function TripFields({
  api,
  form,
  hints = {},
  submitLabel,
  action = '/search',
  keeps = {},
  shape = 'wide',
  onFocus,
}: TripFieldsProps) {
  const { t } = useLingui()
  const { isReturn } = form.values
  const isWide = shape === 'wide'

  return (
    <WhenParsed>
      <Form
        {...form.formProps}
        method="get"
        action={action}
        aria-label={t`Find a car`}
        onFocus={onFocus}
        shape={shape}
        style={layOutAreas(isReturn, form.summary.length > 0)}
      >
        {isWide ? <BarFrame aria-hidden /> : null}
        {Object.entries(keeps).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" {...{ name, value }} />,
        )}
        <TripCell shape={shape} isAsked={hints.pickUp !== undefined} gridArea="place">
          <TripLocation api={api} form={form} field="pickUp" hint={hints.pickUp} />
        </TripCell>
        {isReturn ? null : (
          <TripCell shape={shape} isFollowing={isWide} gridArea="drop">
            <TripLocation api={api} form={form} field="dropOff" />
          </TripCell>
        )}
        <SameLocationRow gridArea="same" px={isWide ? { lg: '4' } : undefined}>
          <div {...NEEDS_SCRIPT_PROPS}>
            <Tick
              type="checkbox"
              id={form.id('isReturn')}
              checked={isReturn}
              onChange={(event) => form.set('isReturn', event.target.checked)}
            >
              {form.labels.isReturn}
            </Tick>
          </div>
          {isReturn ? (
            <WithoutScript>
              <Field label={form.labels.dropOff}>
                {(control) => (
                  <Input
                    {...control}
                    name="dropoffName"
                    placeholder={t`Same as the pick-up location`}
                  />
                )}
              </Field>
            </WithoutScript>
          ) : null}
        </SameLocationRow>
        <TripCell
          shape={shape}
          isFollowing={isWide}
          isAsked={hints.dates !== undefined}
          gridArea="dates"
        >
          <TripDates form={form} hint={hints.dates} />
        </TripCell>
        <Button type="submit" size="lg" gridArea="go" m={isWide ? { lg: '2' } : undefined}>
          <Search aria-hidden size={20} />
          {submitLabel ?? <Trans>Search</Trans>}
        </Button>
        {form.summary.length > 0 ? (
          <styled.div gridArea="wrong">
            <ErrorSummary form={form} />
          </styled.div>
        ) : null}
      </Form>
    </WhenParsed>
  )
}
