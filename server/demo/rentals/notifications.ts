import type { Language } from '#domain/service/languages.ts'
import { longDate } from '#domain/rental/long-date.ts'

import { accountId, demoAccounts } from '../demo-accounts.ts'
import { demoId } from '../identity.ts'
import type { DemoBooking } from './booking.ts'
import { baseCurrency } from '#domain/service/operator.ts'

type Facts = { car: string; date: string }
type Message = Record<Language, (facts: Facts) => string>

/** What a customer is told when a booking changes, in the language of the account; its `kind` is the server's. */
const MESSAGES: Record<string, Message & { kind: string }> = {
  created: {
    kind: 'created',
    fr: ({ car, date }) => `Nous avons bien reçu votre demande pour ${car}, le ${date}.`,
    en: ({ car, date }) => `We have received your request for ${car} on ${date}.`,
    es: ({ car, date }) => `Hemos recibido su solicitud de ${car} para el ${date}.`,
  },
  reserved: {
    kind: 'became-reserved',
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, est confirmée.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} is confirmed.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} está confirmada.`,
  },
  deposit: {
    kind: 'became-deposit',
    fr: ({ car, date }) => `Nous avons bien reçu la caution pour ${car}, le ${date}.`,
    en: ({ car, date }) => `We have received the deposit for ${car} on ${date}.`,
    es: ({ car, date }) => `Hemos recibido la fianza de ${car} para el ${date}.`,
  },
  paid: {
    kind: 'became-paid',
    fr: ({ car, date }) => `La location de ${car}, le ${date}, est payée.`,
    en: ({ car, date }) => `The rental of ${car} on ${date} is paid.`,
    es: ({ car, date }) => `El alquiler de ${car} para el ${date} está pagado.`,
  },
  paidInFull: {
    kind: 'became-paidInFull',
    fr: ({ car, date }) => `La location de ${car}, le ${date}, et sa caution sont payées.`,
    en: ({ car, date }) => `The rental and deposit for ${car} on ${date} are paid.`,
    es: ({ car, date }) => `El alquiler y la fianza de ${car} para el ${date} están pagados.`,
  },
  cancelRequested: {
    kind: 'cancelRequested',
    fr: ({ car, date }) =>
      `Nous avons bien reçu votre demande d’annulation pour ${car}, le ${date}.`,
    en: ({ car, date }) => `We have received your request to cancel ${car} on ${date}.`,
    es: ({ car, date }) => `Hemos recibido su solicitud de cancelación de ${car} para el ${date}.`,
  },
  cancelled: {
    kind: 'became-cancelled',
    fr: ({ car, date }) => `Votre réservation de ${car}, le ${date}, est annulée.`,
    en: ({ car, date }) => `Your booking of ${car} on ${date} is cancelled.`,
    es: ({ car, date }) => `Su reserva de ${car} para el ${date} está cancelada.`,
  },
}

/** Days of the demo stand as they are. */
const TIME_ZONE = 'UTC'

const UNREAD = 5

export type NotificationRow = ReturnType<typeof notificationRow> & { is_read: boolean }

/** What demo customers were told about their bookings; the newest is unread. */
export function notificationRows(bookings: readonly DemoBooking[]): NotificationRow[] {
  return Object.values(demoAccounts).flatMap(({ key, language, fullName }) => {
    const own = bookings.filter(({ row }) => row.driver_id === accountId(key))
    const changes = own.flatMap((booking) => booking.events.map((event) => ({ booking, event })))
    return changes
      .filter(({ event }) => event.kind in MESSAGES)
      .toSorted((a, b) => (a.event.happened_at < b.event.happened_at ? 1 : -1))
      .map((each, index) => ({
        ...notificationRow(each, language, fullName),
        is_read: index >= UNREAD,
      }))
  })
}

type Told = { booking: DemoBooking; event: DemoBooking['events'][number] }

function notificationRow({ booking, event }: Told, language: Language, driver: string) {
  const { row, rental } = booking
  const startsAt = new Date(rental.from)
  const car = rental.car.row.name
  const message = MESSAGES[event.kind]
  if (!message) throw new Error(`Nothing is said about "${event.kind}".`)
  return {
    id: demoId('notification', event.id),
    account_id: row.driver_id,
    message: message[language]({ car, date: longDate(language, startsAt, TIME_ZONE) }),
    kind: message.kind,
    facts: {
      to: 'customer',
      car,
      driver,
      startsAt: startsAt.toISOString(),
      timeZone: TIME_ZONE,
      amount: row.price,
      currency: baseCurrency(),
    },
    booking_id: row.id,
    car_id: row.car_id,
    created_at: event.happened_at,
    updated_at: event.happened_at,
  }
}
