import type { Meta, StoryObj } from '@storybook/react-vite'

import { MAIN_DRIVER } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'

import { BookingDrivers } from '../../src/features/bookings/detail/booking-drivers.tsx'
import { DriverNotice } from '../../src/features/bookings/detail/driver-notice.tsx'
import { FIAT_DETAIL } from '../../src/features/bookings/testing/bookings.ts'

const Screen = ({ booking }: { booking: Booking }) => (
  <Page width="narrow">
    <Stack gap="6">
      {booking.isForDriver ? <DriverNotice booking={booking} /> : null}
      <BookingDrivers booking={booking} />
    </Stack>
  </Page>
)

const meta = {
  title: 'Bookings/Booking for another driver',
  component: Screen,
  tags: ['nightly'],
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

const booking: Booking = { ...FIAT_DETAIL, mainDriver: MAIN_DRIVER }
const { _id, fullName } = FIAT_DETAIL.driver

/** The view of the customer and the rental company. */
export const ForCustomer: Story = { args: { booking } }

/** The view of the main driver, without the customer’s contact details. */
export const ForMainDriver: Story = {
  args: { booking: { ...booking, isForDriver: true, driver: { _id, fullName, email: '' } } },
}
