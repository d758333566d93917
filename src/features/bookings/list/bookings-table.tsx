import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import type { RowActionHandlers } from './actions/booking-row-actions.tsx'
import { BookingRow } from './booking-row.tsx'
import { WholeSelectionBox } from './selection/selection-box.tsx'
import type { Selection } from './selection/use-selection.ts'

const Table = styled(
  'table',
  {
    base: {
      display: { base: 'block', lg: 'table' },
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
    },
  },
  { defaultProps: { role: 'table' } },
)

const Head = styled(
  'thead',
  {
    base: { display: { base: 'block', lg: 'table-header-group' } },
    variants: { hasSelection: { true: { mb: { lgDown: '3' } } } },
  },
  { defaultProps: { role: 'rowgroup' } },
)

const HeadRow = styled(
  'tr',
  { base: { display: { base: 'block', lg: 'table-row' } } },
  { defaultProps: { role: 'row' } },
)

const Header = styled(
  'th',
  {
    base: {
      textAlign: 'start',
      fontSize: { lg: 'sm' },
      fontWeight: { base: 'normal', lg: 'semibold' },
      color: { lg: 'fg.muted' },
      px: { lg: '3' },
      py: { lg: '2' },
      borderBottomWidth: { lg: '1px' },
      borderColor: 'border.strong',
    },
  },
  { defaultProps: { role: 'columnheader' } },
)

const Body = styled(
  'tbody',
  {
    base: {
      display: { base: 'grid', lg: 'table-row-group' },
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  { defaultProps: { role: 'rowgroup' } },
)

export interface BookingsTableProps extends RowActionHandlers {
  bookings: readonly BookingInList[]
  /** Null if no booking can be selected. */
  selection: Selection | null
}

/**
 * The bookings, as a table on screens at least 64rem wide, otherwise as cards. Roles are explicit because
 * Safari drops table roles when `display` is overridden:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function BookingsTable({ bookings, selection, ...handlers }: BookingsTableProps) {
  const { t } = useLingui()
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <styled.div overflowX={{ lg: 'auto' }} css={{ containerType: 'inline-size' }}>
      <WhenParsed>
        <Table aria-label={t`My bookings`}>
          <Head hasSelection={selection !== null}>
            <HeadRow>
              {selection ? (
                <Header scope="col" display={{ lgDown: 'block' }} width={{ lg: '10' }}>
                  <WholeSelectionBox selection={selection} />
                </Header>
              ) : null}
              <ColumnHeader>{t`Car`}</ColumnHeader>
              {hideSuppliers ? null : <ColumnHeader>{t`Rental company`}</ColumnHeader>}
              <ColumnHeader>{t`Driver`}</ColumnHeader>
              <ColumnHeader isNumeric>{t`Price`}</ColumnHeader>
              <ColumnHeader>{t`Status`}</ColumnHeader>
              <ColumnHeader>{t`Actions`}</ColumnHeader>
            </HeadRow>
          </Head>
          <Body>
            {bookings.map((booking) => (
              <BookingRow key={booking._id} booking={booking} selection={selection} {...handlers} />
            ))}
          </Body>
        </Table>
      </WhenParsed>
    </styled.div>
  )
}

/** A column header. Above cards, it is only announced by screen readers. */
function ColumnHeader({ isNumeric = false, children }: { isNumeric?: boolean; children: string }) {
  return (
    <Header scope="col" srOnly={{ lgDown: true }} textAlign={isNumeric ? 'end' : 'start'}>
      {children}
    </Header>
  )
}
